import { randomBytes } from 'node:crypto'
import { providerPath } from '@baize/contract/play/provider-calls'
import { sign } from '../../server/src/rooms/play/http/signature.ts'
import { demoSandbox } from '../../server/src/sandbox/provider/seed.ts'
import type { Call } from './call.ts'

/** A call of the vendor that comes with the demo, signed as it leaves. */
export function vendorCall(name: string, ask: object): Call {
  const path = `${providerPath}/${name}`
  const body = JSON.stringify(ask)
  const timestamp = String(Date.now())
  const nonce = randomBytes(16).toString('hex')
  const signature = sign(demoSandbox.secret, { timestamp, nonce, method: 'POST', path, body })
  const headers = {
    'x-baize-vendor': demoSandbox.vendor,
    'x-baize-timestamp': timestamp,
    'x-baize-nonce': nonce,
    'x-baize-signature': signature,
  }
  return { method: 'POST', path, headers, body }
}
