import type { ProviderError } from '@baize/contract/play/provider'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isRefused, type Database, type Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import type { ProtocolVendor, Vendors } from '../vendors/vendors.ts'
import { inRanges, plainAddress } from '../../../platform/address.ts'
import * as store from './nonces.store.ts'
import { isSigned, isTimely, type Signed } from './signature.ts'

export type Knocked = Signed & {
  readonly vendor: string
  readonly signature: string
  readonly ip: string
}

export type GuardRefusal = Extract<
  ProviderError,
  'vendor_unknown' | 'address_not_allowed' | 'stale_timestamp' | 'invalid_signature' | 'nonce_used'
>

export type Guard = {
  /** Lets a signed call in, once. Nothing of what it asks for is looked at. */
  admit(knocked: Knocked): Promise<Result<ProtocolVendor, GuardRefusal>>
  /** Forgets nonces whose calls would be too old by now; answers how many. */
  forgetNonces(tx: Transaction): Promise<number>
}

type Deps = { readonly db: Database; readonly now: () => Date; readonly vendors: Vendors }

/** Well beyond the minute either way that a timestamp may be off. */
const nonceKeptMs = 10 * 60_000

export function createGuard({ db, now, vendors }: Deps): Guard {
  const take = gather(
    async (nonces: readonly store.Nonce[]) => {
      const free = new Set((await store.takeNonces(db, nonces)).map(nameOf))
      // The first of several that came together with one nonce has it.
      return nonces.map((nonce) => free.delete(nameOf(nonce)))
    },
    { most: 500, lanes: 1, apart: isRefused },
  )
  const ranges = new WeakMap<ProtocolVendor, (ip: string) => boolean>()

  function mayCallFrom(vendor: ProtocolVendor, ip: string): boolean {
    const check = ranges.get(vendor) ?? inRanges(vendor.addresses)
    ranges.set(vendor, check)
    return check(plainAddress(ip))
  }

  return {
    async admit({ vendor: key, signature, ip, ...signed }) {
      const vendor = vendors.find(key)
      const secrets = vendors.secretsOf(key)
      if (vendor === undefined || secrets.length === 0) return refuse('vendor_unknown')
      if (!mayCallFrom(vendor, ip)) return refuse('address_not_allowed')
      const at = now()
      if (!isTimely(signed.timestamp, at)) return refuse('stale_timestamp')
      if (!isNonce(signed.nonce)) return refuse('invalid_signature')
      if (!isSigned(secrets, signature, signed)) return refuse('invalid_signature')
      const isFree = await take({ vendor: key, nonce: signed.nonce, at })
      return isFree ? ok(vendor) : refuse('nonce_used')
    },
    forgetNonces: (tx) => store.removeNoncesBefore(tx, new Date(now().getTime() - nonceKeptMs)),
  }
}

const nameOf = ({ vendor, nonce }: Pick<store.Nonce, 'vendor' | 'nonce'>) => `${vendor} ${nonce}`
const isNonce = (nonce: string) => /^[\w-]{8,80}$/.test(nonce)
