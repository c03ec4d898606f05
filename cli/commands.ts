import type { Command } from 'commander'
import type { Rim } from './rim.ts'

/** A command as the program's help lists it; its file is loaded when it is called. */
export type CommandEntry = {
  readonly summary: string
  load(): Promise<(rim: Rim) => Command>
}

/** Every command, in the order the help lists them. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  fake: {
    summary: 'serve a fake decider that keeps the protocol, or breaks one rule of it',
    load: async () => (await import('./commands/fake.ts')).fakeCommand,
  },
}
