import { randomBytes } from 'node:crypto'
import type { Guard } from '../../rooms/play/http/guard.ts'
import { sign } from '../../rooms/play/http/signature.ts'
import type { Protocol } from '../../rooms/play/protocol/protocol.ts'
import type { Fixture, Knock, Platform } from './fixture.ts'

type Deps = {
  readonly protocol: Protocol
  readonly sandbox: { for(vendorKey: string): Fixture }
}

const minuteMs = 60_000

/** This platform, inside its own process: the same wallet and the same door, without the network between. */
export function ownPlatform({ protocol, sandbox }: Deps, vendor: string, ip: string): Platform {
  const wallet = protocol.walletFor(vendor)
  const fixture = sandbox.for(vendor)
  const nobody = { requestId: 'knock', player: 'mem_nobody', currency: 'PHP' } as const
  const body = JSON.stringify(nobody)

  async function ask(
    change: Partial<Parameters<Guard['admit']>[0]> = {},
    as = vendor,
    secret = '',
  ) {
    const own = secret || (protocol.vendors.secretsOf(as)[0] ?? '')
    const timestamp = change.timestamp ?? String(Date.now())
    const nonce = change.nonce ?? randomBytes(16).toString('hex')
    const signed = { timestamp, nonce, method: 'POST', path: '/provider/v1/balance', body }
    const signature = sign(own, signed)
    const admitted = await protocol.guard.admit({ ...signed, vendor: as, signature, ip, ...change })
    if (!admitted.ok) return admitted.code
    const answer = await wallet.balance({ ...nobody, sessionToken: 'x'.repeat(43) })
    return answer.ok ? ('let_in' as const) : answer.code
  }

  let stranger: ReturnType<typeof fixture.makeStranger> | undefined
  const knock: Knock = async (how) => {
    const now = Date.now()
    switch (how) {
      case 'honest':
        return await ask()
      case 'bad_signature':
        return await ask({ signature: 'f'.repeat(64) })
      case 'changed_body':
        return await ask({ body: `${body} ` })
      case 'stale_timestamp':
        return await ask({ timestamp: String(now - 2 * minuteMs) })
      case 'early_timestamp':
        return await ask({ timestamp: String(now + 2 * minuteMs) })
      case 'replayed_nonce': {
        const nonce = randomBytes(16).toString('hex')
        await ask({ nonce })
        return await ask({ nonce })
      }
      case 'unknown_address': {
        stranger ??= fixture.makeStranger({})
        const { vendor: other, secret } = await stranger
        return await ask({}, other, secret)
      }
      case 'unknown_vendor':
        return await ask({}, 'NOBODY')
    }
  }
  return { wallet, fixture, knock }
}
