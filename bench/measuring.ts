import { watchContact } from '../conformance/contact.ts'
import { gatekeeperOf } from '../conformance/gatekeeper.ts'
import { openMeasurer } from '../conformance/measurer.ts'
import type { Measuring } from '../conformance/measuring.ts'
import { parseAddress } from '../conformance/probe/address.ts'
import { openTarget } from '../conformance/probe/target.ts'

/** What the kit measures with, opened by itself, and how to close it. */
export type OpenMeasuring = { readonly measuring: Measuring; close(): Promise<void> }

/** Opens what the kit measures servers with, without a run around it. */
export function openMeasuring(url: string, timeoutMs = 5000): OpenMeasuring {
  const address = parseAddress(url)
  if (address === null) throw new Error(`${url} is no address`)
  const now = () => performance.now()
  const target = openTarget({ address, timeoutMs, now })
  const contact = watchContact(url)
  const gatekeeper = gatekeeperOf({}, contact)
  const deps = { target, url, seed: 'bench', contact, gatekeeper, closed: null, now }
  const { measuring, finish } = openMeasurer(deps)
  return {
    measuring,
    async close() {
      finish()
      await target.close()
    },
  }
}
