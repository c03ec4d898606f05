import type { Command } from 'commander'
import type { Rim } from './rim.ts'

/** A command as the program's help lists it; its file is loaded when it is called. */
export type CommandEntry = {
  readonly summary: string
  load(): Promise<(rim: Rim) => Command>
}

/** Every command, in the order the help lists them. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  certify: {
    summary: 'run the suite against a server and give a verdict',
    load: async () => (await import('./commands/certify.ts')).certifyCommand,
  },
  fake: {
    summary: 'serve a fake decider that keeps the protocol, or breaks one rule of it',
    load: async () => (await import('./commands/fake.ts')).fakeCommand,
  },
  reference: {
    summary: 'serve a decider with a real model, on the CPU, a GPU or a completions server',
    load: async () => (await import('./commands/reference.ts')).referenceCommand,
  },
  record: {
    summary: 'proxy to a real decider and write a script that replays it',
    load: async () => (await import('./commands/record.ts')).recordCommand,
  },
  calibrate: {
    summary: 'fit temperatures of a model to questions whose answers are known',
    load: async () => (await import('./commands/calibrate.ts')).calibrateCommand,
  },
  ask: {
    summary: 'put questions to a server by hand and show how a client reads the answers',
    load: async () => (await import('./commands/ask.ts')).askCommand,
  },
  health: {
    summary: "walk through the client's health algorithm, step by step",
    load: async () => (await import('./commands/health.ts')).healthCommand,
  },
  list: {
    summary: 'list checks, verdicts, clauses, profiles, mutants, faults or dialects',
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  explain: {
    summary: 'explain one check, verdict, clause, profile, mutant, fault or dialect',
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  corpus: {
    summary: 'write out cases whose right answers are known, for a look or for fake --truth',
    load: async () => (await import('./commands/corpus.ts')).corpusCommand,
  },
  report: {
    summary: 'write reports from a saved run record, offline',
    load: async () => (await import('./commands/report.ts')).reportCommand,
  },
  prove: {
    summary: 'break one clause at a time and show that the suite notices; prints the kill matrix',
    load: async () => (await import('./commands/prove.ts')).proveCommand,
  },
}
