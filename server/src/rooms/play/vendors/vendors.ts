import { randomBytes } from 'node:crypto'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { startLoop } from '../../../platform/loop.ts'
import { errorText } from '../../../platform/scrub.ts'
import { deriveKey } from '../../../platform/secret.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import * as store from './store.ts'
import type { ProtocolVendor } from './vendor.ts'

export { insertVendor, lockVendor, updateVendor } from './store.ts'
export {
  emptyVendor,
  findServed,
  gameCodeOf,
  isServed,
  ownPocketOf,
  ownVendor,
  staleRoundsOf,
  switched,
  type ProtocolVendor,
} from './vendor.ts'
export { readSum, writeSum } from './units.ts'
export { createVendorTarget, frameHostsOf, readLaunchUrl } from './vendor-target.ts'

export type VendorKey = Omit<store.StoredKey, 'sealed'>

export type Vendors = {
  /** From memory, so that a call costs no statement for it. */
  find(key: string): ProtocolVendor | undefined
  list(): readonly ProtocolVendor[]
  listKeys(vendor: string): readonly VendorKey[]
  /** The secrets in force, one or two; none for a vendor that is unknown or switched off. */
  secretsOf(vendor: string): readonly string[]
  /** Makes a key and tells its secret, which cannot be read again. Two at most are in force. */
  createKey(
    tx: Transaction,
    vendor: string,
  ): Promise<Result<{ id: string; secret: string }, 'list_full'>>
  /** Whether as many are in force as may be. */
  areKeysFull(tx: Transaction, vendor: string): Promise<boolean>
  revokeKey(tx: Transaction, vendor: string, id: string): Promise<boolean>
  /** Shows on this node what the table says; other nodes hear of it by themselves. */
  refresh(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
}

/** Said by the tables themselves, after every change. */
const channel = 'play_vendors'
const lookEveryMs = 10_000
const mostActiveKeys = 2

export function createVendors({ db, log, secret, now, makeId }: Deps): Vendors {
  const box = createSecretBox(deriveKey(secret, 'vendor keys'))
  let vendors = new Map<string, ProtocolVendor>()
  let keys: readonly store.StoredKey[] = []
  let secrets = new Map<string, string[]>()
  let stop = async () => {}

  async function refresh(): Promise<void> {
    const [listed, stored] = [await store.listVendors(db), await store.listKeys(db)]
    vendors = new Map(listed.map((vendor) => [vendor.key, vendor]))
    keys = stored
    secrets = new Map()
    for (const { id, vendor, sealed, revokedAt } of stored) {
      if (revokedAt !== null || vendors.get(vendor)?.enabled !== true) continue
      const opened = read(id, sealed)
      if (opened !== undefined) secrets.set(vendor, [...(secrets.get(vendor) ?? []), opened])
    }
  }

  /** A key that cannot be read, as after another secret was set, signs nothing and harms nobody else. */
  function read(id: string, sealed: Buffer): string | undefined {
    try {
      return box.open(sealed, id)
    } catch {
      log.error({ id }, 'A vendor key cannot be read: is SECRET the one it was written with?')
      return undefined
    }
  }

  const areKeysFull = async (tx: Transaction, vendor: string) =>
    (await store.countActiveKeys(tx, vendor)) >= mostActiveKeys

  const failed = (error: unknown) =>
    log.error({ error: errorText(error) }, 'The vendors of the protocol could not be read.')

  return {
    find: (key) => vendors.get(key),
    list: () => [...vendors.values()],
    listKeys: (vendor) =>
      keys
        .filter((key) => key.vendor === vendor)
        .map(({ id, hint, createdAt, revokedAt }) => ({ id, vendor, hint, createdAt, revokedAt })),
    secretsOf: (vendor) => secrets.get(vendor) ?? [],
    async createKey(tx, vendor) {
      if (await areKeysFull(tx, vendor)) return refuse('list_full')
      const id = makeId('vky')
      const made = randomBytes(32).toString('base64url')
      const sealed = box.seal(made, id)
      const hint = made.slice(-4)
      await store.insertKey(tx, { id, vendor, sealed, hint, createdAt: now(), revokedAt: null })
      return ok({ id, secret: made })
    },
    areKeysFull,
    revokeKey: (tx, vendor, id) => store.revokeKey(tx, { vendor, id, at: now() }),
    refresh,
    async start() {
      await refresh()
      const loop = startLoop(async () => {
        await refresh()
        return lookEveryMs
      }, failed)
      const stopListening = await db.listen(channel, loop.wake, loop.wake)
      // What was changed after the first look and before the ear was open.
      loop.wake()
      stop = async () => {
        stopListening()
        await loop.stop()
      }
    },
    stop: () => stop(),
  }
}
