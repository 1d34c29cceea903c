import { crowdSize } from '../../server/src/sandbox/conformance/run.ts'
import type { Endpoint } from '../../server/src/sandbox/conformance/http-wallet.ts'
import { demoSandbox, transferSandbox } from '../../server/src/sandbox/provider/seed.ts'

export const usage = `npm run conformance -- <url> [--vendor KEY] [--secret SECRET] [--crowd 50] [--only 1,2,3]

Fires the 24 cases of the provider protocol at a platform, each alone and by a crowd, and prints what it found.
The vendor must be one that was made for it (a sandbox). Without --vendor they are the two sandboxes of the demo, of
which one keeps the money of players itself (transfer mode).
The secret may also come as CONFORMANCE_SECRET.`

export type Arguments = {
  /** Whom the cases are fired as, one after the other. */
  readonly endpoints: readonly Endpoint[]
  readonly crowd: number
  readonly only: readonly number[] | undefined
}

const options = new Set(['vendor', 'secret', 'crowd', 'only'])

/** Reads the command line; nothing when it cannot be meant. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments | undefined {
  const [url = '', ...rest] = given
  if (!/^https?:\/\/[^\s]+$/.test(url) || rest.length % 2 !== 0) return undefined
  const said = new Map<string, string>()
  for (let index = 0; index < rest.length; index += 2) {
    const name = (rest[index] ?? '').replace(/^--/, '')
    if (!options.has(name)) return undefined
    said.set(name, rest[index + 1] ?? '')
  }
  const vendor = said.get('vendor')
  const vendors = vendor === undefined ? [demoSandbox.vendor, transferSandbox.vendor] : [vendor]
  const secret = said.get('secret') ?? environment['CONFORMANCE_SECRET'] ?? demoSandbox.secret
  const crowd = Number(said.get('crowd') ?? crowdSize)
  if (!Number.isInteger(crowd) || crowd < 1 || crowd > 1_000) return undefined
  const only = said.get('only')?.split(',').map(Number)
  return { endpoints: vendors.map((one) => ({ url, vendor: one, secret })), crowd, only }
}
