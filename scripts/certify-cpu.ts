import { certify } from './certifying.ts'

const isWanted = await certify({
  what: 'the reference on the CPU',
  server: ['--device', 'cpu'],
  words: ['--quiet', '--calibration', 'standard', '--latency', 'standard', '--seed', 'reference'],
  flaw: ({ standing }) => {
    if (standing?.verdict === 'may-act') return null
    const because = standing?.because.filter(each => !each.includes(': pass,')).join('; ')
    return `MAY ACT was expected. ${standing?.says ?? 'Nothing was measured.'} (${because})`
  },
})
process.exitCode = isWanted ? 0 : 1
