import t from 'tap'
import { runProgram } from '../../cli/program.ts'
import { isOneLine, run } from './child.ts'
import { paperRim, runHere } from './paper-rim.ts'

const url = 'http://127.0.0.1:9'

const wrong: Readonly<Record<string, readonly string[]>> = {
  'an unknown command': ['certfy'],
  'an unknown option': ['certify', url, '--jsn', 'x'],
  'a URL that is none': ['certify', 'localhost'],
  'a URL with a password': ['certify', 'http://user:password@localhost'],
  'no server at all': ['certify'],
  'an unknown profile': ['certify', url, '--profile', 'chalk-9'],
  'an unknown check': ['certify', url, '--only', 'noul.probabilty'],
  'a skipped check that is unknown': ['certify', url, '--skip', 'nope'],
  'a bad number': ['certify', url, '--timeout', 'soon'],
  'an unknown capability': ['certify', url, '--declare', 'speed'],
  'a server declared both ways': [
    ...['certify', url, '--declare', 'concurrent', '--declare', 'single-flight'],
  ],
  'one request at a time, in parallel': [
    ...['certify', url, '--declare', 'single-flight', '--parallel', '4'],
  ],
  'an unknown level': ['certify', url, '--calibration', 'full'],
  'a threshold beyond thousandths': [
    ...['certify', url, '--calibration', 'quick', '--threshold', '0.9001'],
  ],
  'a threshold without calibration': ['certify', url, '--threshold', '0.8'],
  'a corpus without calibration': ['certify', url, '--corpus', 'examples/truth/worked.jsonl'],
  'a corpus that is missing': ['certify', url, '--calibration', 'quick', '--corpus', '/nope/x'],
  'a margin as large as the threshold': [
    ...['certify', url, '--calibration', 'quick', '--threshold', '0.5', '--margin', '0.5'],
  ],
  'the cases of a run and of a family': ['corpus', '--for', 'quick', '--family', 'stuck'],
  'a token variable that is not set': ['certify', url, '--token-env', 'NO_SUCH_TOKEN'],
  'a secret in place of its variable': ['certify', url, '--token-env', 'sk-123'],
  'a header file that is missing': ['certify', url, '--header-file', '/nope/headers'],
  'a report that cannot be written': ['certify', url, '--json', '/nope/run.json'],
  'two reports on standard output': ['certify', url, '--json', '-', '--tap'],
  'a page and a badge on standard output': ['certify', url, '--html', '-', '--badge', '-'],
  'a page and Markdown in one file': ['certify', url, '--html', '/nope/x', '--markdown', '/nope/x'],
  'two reports in one file': ['certify', url, '--json', '/nope/x', '--junit', '/nope/x'],
  'an id that names nothing': ['explain', 'noul.probabilty'],
  'a listing of nothing': ['list', 'chekcs'],
  'a record that is missing': ['report', '/nope/run.json'],
  'a record that is none': ['report', 'package.json'],
  'a question that is missing': ['ask', url, 'text'],
  'a choice of one': ['ask', url, 'text', '--question', 'Which?', '--choice', 'a=b'],
  'an empty text': ['ask', url, '', '--noul', 'Is it?'],
  'a threshold that is none': ['ask', url, 'text', '--noul', 'Is it?', '--threshold', '90'],
  'an open host without a token': ['fake', '--host', '0.0.0.0'],
  'an unknown mutant': ['fake', '--mutant', 'status-20'],
  'a proof of nothing': ['prove', '--only', 'nope'],
}

for (const [what, words] of Object.entries(wrong)) {
  t.test(`${what} ends in exit code 2 and one line`, async t => {
    const { code, out, err } = await runHere(words)
    t.equal(code, 2, err)
    t.equal(out, '')
    t.ok(isOneLine(err), err)
  })
}

t.test('a wrong call of the program itself ends in exit code 2 and one line', async t => {
  const { code, out, err } = await run(['certify', url, '--timeot', '1'])
  t.match({ code, out }, { code: 2, out: '' })
  t.ok(isOneLine(err), err)
  t.match(err, /Did you mean --timeout\?/)
})

t.test('an unknown id is answered with the nearest ones', async t => {
  t.match((await runHere(['explain', 'noul.probabilty'])).err, /Did you mean noul\.probability/)
})

t.test('an id that a mutant and a fault share is offered once', async t => {
  const { err } = await runHere(['explain', 'invalid-utf9'])
  t.equal(err, 'nothing is called invalid-utf9. Did you mean invalid-utf8, invalid-utf8-500?\n')
})

t.test('what is wrong and where to look are two sentences', async t => {
  t.equal(
    (await runHere(['certify', url, '--zzz'])).err,
    "unknown option '--zzz'. See decider-kit certify --help.\n",
  )
})

t.test('help names no empty list as a default', async t => {
  const { out } = await runHere(['certify', '--help'])
  t.match(out, /--skip <glob>/)
  t.notMatch(out, /\[\]/)
})

t.test('a password in a URL is not repeated', async t => {
  t.notMatch((await runHere(['certify', 'http://user:password@localhost'])).err, /password@/)
})

t.test('a secret given in place of its variable is not repeated', async t => {
  for (const secret of ['sk-123', 'abc123']) {
    t.notMatch((await runHere(['certify', url, '--token-env', secret])).err, secret)
  }
})

t.test('a text that would have to be typed is asked for', async t => {
  t.match((await runHere(['ask', url, '--noul', 'Is it?'])).err, /^no text was given: /)
})

t.test('an error of the kit gives exit code 70, one line and no stack trace', async t => {
  const kept = { code: -1, err: '' }
  const broken = () => {
    throw new TypeError('x is undefined')
  }
  await runProgram(['list'], { ...paperRim(kept), print: broken }, '0.0.0')
  t.equal(kept.code, 70)
  t.ok(isOneLine(kept.err), kept.err)
  t.match(kept.err, /Please report it/)
})
