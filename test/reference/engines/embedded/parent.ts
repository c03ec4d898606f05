import { openEmbedded } from '../../../../reference/engines/embedded/embedded.ts'

// A process that opens an engine, tells its parent once it is ready, and waits to be killed.
const [, , model = '', module = ''] = process.argv
const options = { model, device: 'cpu', threads: 1, template: 'plain', log: () => {} } as const
if (module !== '') {
  process.send?.(await openEmbedded(options, { module }).ready())
}
