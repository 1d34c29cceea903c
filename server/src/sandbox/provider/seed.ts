import type { Database } from '../../platform/database/database.ts'
import { deriveKey } from '../../platform/secret.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { hasKey, insertKey, insertVendor } from '../../rooms/play/vendors/store.ts'
import { emptyVendor, usualPolicy, type ProtocolVendor } from '../../rooms/play/vendors/vendor.ts'

/** Everybody may know it: it opens a sandbox, from this machine and its private networks alone, and never in production. */
export const demoSandbox = {
  vendor: 'SANDBOX',
  secret: 'baize-sandbox-secret-for-the-conformance-kit',
}

/** The same, as a vendor that keeps the money of players in pockets. */
export const transferSandbox = { ...demoSandbox, vendor: 'SANDBOX_TRANSFER' }

/** Whether it is one of those that the conformance kit speaks as, whose players are nobody. */
export function isSandboxVendor(vendor: string): boolean {
  return vendor === demoSandbox.vendor || vendor === transferSandbox.vendor
}

type WalletMode = ProtocolVendor['policy']['walletMode']

const nearAddresses = ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']

type Deps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly makeId: (prefix: 'vky') => string
}

const seeded: readonly (Pick<ProtocolVendor, 'key' | 'name'> & { readonly mode: WalletMode })[] = [
  { key: demoSandbox.vendor, name: 'Sandbox', mode: 'seamless' },
  { key: transferSandbox.vendor, name: 'Sandbox, transfer mode', mode: 'transfer' },
]

/** The vendors that the conformance kit speaks as, where nobody set up another. */
export async function seedSandbox({ db, secret, now, makeId }: Deps): Promise<void> {
  const box = createSecretBox(deriveKey(secret, 'vendor keys'))
  await db.transaction(async (tx) => {
    for (const { key, name, mode } of seeded) {
      const policy = { ...usualPolicy, walletMode: mode }
      const own = { key, name, policy, addresses: nearAddresses, sandbox: true }
      await insertVendor(tx, { ...emptyVendor, ...own })
      if (await hasKey(tx, key)) continue
      const id = makeId('vky')
      const sealed = box.seal(demoSandbox.secret, id)
      const hint = demoSandbox.secret.slice(-4)
      await insertKey(tx, { id, vendor: key, sealed, hint, createdAt: now(), revokedAt: null })
    }
  })
}
