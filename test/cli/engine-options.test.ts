import { Command } from 'commander'
import t from 'tap'
import { type EngineOptions, readEngine, withEngine } from '../../cli/engine-options.ts'
import { paperRim } from './paper-rim.ts'

/** Reads words as the options of a command that works with a model. */
async function read(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const rim = { ...paperRim({ code: -1, err: '' }), env: (name: string) => env[name] }
  const command = withEngine(new Command('any')).exitOverride()
  await command.parseAsync(words, { from: 'user' })
  return readEngine(command.opts<EngineOptions>(), rim)
}

t.test(
  'without options the model that ships is computed with here, wherever it proves itself',
  async t => {
    t.same(await read([]), { engine: 'embedded', device: 'auto', template: 'plain' })
  },
)

t.test('a file, a device and its chat template are the embedded engine', async t => {
  t.same(await read(['--model', 'a.gguf', '--device', 'cpu', '--threads', '2', '--chat']), {
    ...{ engine: 'embedded', model: 'a.gguf', device: 'cpu', threads: 2, template: 'chat' },
  })
})

for (const name of ['--upstream', '--base-url']) {
  t.test(`${name} is the remote engine, with the token of a variable`, async t => {
    const words = [name, 'http://x/v1', '--upstream-model', 'm', '--upstream-token-env', 'KEY']
    const more = ['--top', '50', '--chat', '--sees-images', '--engine', 'remote']
    t.same(await read([...words, ...more], { KEY: 'secret' }), {
      ...{ engine: 'remote', baseUrl: 'http://x/v1', model: 'm', token: 'secret' },
      ...{ top: 50, api: 'chat', seesImages: true },
    })
  })
}

const refused: readonly (readonly [words: readonly string[], says: RegExp])[] = [
  [['--engine', 'remote'], /give its URL with --upstream/],
  [['--upstream', 'http://x/v1', '--engine', 'embedded'], /leave --upstream out/],
  [['--upstream', 'http://x/v1', '--device', 'cuda'], /--device is for a GGUF file/],
  [['--upstream', 'http://x/v1', '--model', 'm'], /--model is for a GGUF file/],
  [['--upstream', 'http://x/v1', '--sees-images'], /give --chat as well/],
  [['--chat', '--sees-images'], /--sees-images is for a completions server/],
  [['--top', '50'], /--top is for a completions server/],
  [['--upstream-model', 'm'], /--upstream-model is for a completions server/],
  [['--upstream-token-env', 'KEY'], /--upstream-token-env is for a completions server/],
  [['--upstream', 'http://x/v1', '--upstream-token-env', 'KEY'], /is not set/],
]

for (const [words, says] of refused) {
  t.test(`${words.join(' ')} is refused with what to do`, async t => {
    await t.rejects(read(words), { name: 'UsageError', message: says })
  })
}
