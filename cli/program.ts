import { Command, CommanderError, Help, type Option } from 'commander'
import { commands } from './commands.ts'
import { EndedError, EXIT } from './exit.ts'
import type { Rim } from './rim.ts'

/** Runs the command in `words` (argv without node and script) and sets the exit code; never throws. */
export async function runProgram(words: readonly string[], rim: Rim, version: string) {
  try {
    const program = await programFor(words, rim, version)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    rim.progress(null)
    conclude(error, rim)
  }
}

/** Builds the program with the called command whole and every other one as a line of help. */
async function programFor(words: readonly string[], rim: Rim, version: string): Promise<Command> {
  const program = new Command('decider-kit')
    .description('Certify deciders: servers that answer typed questions over POST /v1/systemone.')
    .version(version)
    .exitOverride()
    .configureHelp({ optionDescription })
    .configureOutput({
      writeOut: text => rim.print(text),
      writeErr: text => rim.warn(text.trimEnd()),
      outputError: (message, write) => write(oneLine(message, calledBy(words))),
    })
  const called = calledBy(words)
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const command = name === called ? (await load())(rim) : new Command(name)
    program.addCommand(command.summary(summary).copyInheritedSettings(program))
  }
  return program
}

// An empty list as the default says nothing to a reader.
const optionDescription = (option: Option): string =>
  Array.isArray(option.defaultValue) && option.defaultValueDescription === undefined
    ? option.description
    : new Help().optionDescription(option)

// Commander puts its suggestion on a line of its own; a wrong call is answered with one line.
function oneLine(message: string, called: string | undefined): string {
  const said = message
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
  return `${said}${/[.?!)]$/.test(said) ? '' : '.'} See decider-kit ${called === undefined ? '' : `${called} `}--help.`
}

/** Gives the first word that names a command. */
const calledBy = (words: readonly string[]): string | undefined =>
  words.find(word => Object.hasOwn(commands, word))

function conclude(error: unknown, rim: Rim): void {
  if (error instanceof CommanderError) {
    rim.exit(error.exitCode === 0 ? EXIT.conformant : EXIT.usage)
  } else if (error instanceof EndedError) {
    rim.exit(error.code)
    rim.warn(error.message.replace(/\s*\n\s*/g, ' '))
  } else if (error instanceof Error && error.name === 'UsageError') {
    rim.exit(EXIT.usage)
    rim.warn(error.message.replace(/\s*\n\s*/g, ' '))
  } else {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    rim.exit(EXIT.kitFault)
    rim.warn(
      `decider-kit itself failed (${said.replace(/\s+/g, ' ')}). Please report it, with the command line and, if there is one, the record of --json.`,
    )
  }
}
