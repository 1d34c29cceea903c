import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { createTurns, redraw, type PictureRefusal } from '../../../platform/pictures.ts'
import type { Deposit } from './deposit.ts'
import type { DepositDeps } from './deps.ts'
import type { By, Moves } from './moves.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export type SlipRefusal = PictureRefusal | 'not_found' | 'already_decided'

export type Slips = {
  /** Draws a picture anew, before anything is locked: it takes its time. */
  draw(picture: Uint8Array): Promise<Result<Buffer, PictureRefusal>>
  /** Keeps the picture of a payment; from then on a person can verify the deposit. */
  keep(
    tx: Transaction,
    deposit: Deposit,
    webp: Buffer,
    by: By,
  ): Promise<Result<Deposit, 'already_decided'>>
  /** As a data address; empty when there is none. */
  show(deposit: string): Promise<string>
}

/** A phone's screen, tall and fine enough to read the smallest print of a receipt. */
const widest = 1600

export function createSlips({
  db,
  now,
  moves,
}: Pick<DepositDeps, 'db' | 'now'> & { moves: Moves }): Slips {
  const inTurn = createTurns()
  return {
    async draw(picture) {
      const drawn = await inTurn(() =>
        redraw(picture, (image) =>
          image.resize(widest, widest * 2, { fit: 'inside', withoutEnlargement: true }),
        ),
      )
      return drawn.ok ? ok(drawn.value.webp) : drawn
    },
    async keep(tx, deposit, webp, by) {
      const patch = patchFor(deposit, now())
      if (patch === undefined) return refuse('already_decided')
      await store.putSlip(tx, { deposit: deposit.id, webp, at: now(), by: by.by ?? '' })
      const note = by.note ?? 'slip'
      return ok(await moves.move(tx, deposit, { ...patch, hasSlip: true }, { ...by, note }))
    },
    async show(deposit) {
      const webp = await store.findSlip(db, deposit)
      return webp === undefined ? '' : `data:image/webp;base64,${webp.toString('base64')}`
    },
  }
}

/**
 * What a picture does to a deposit. Where a gateway confirms payments it changes nothing but is kept; for an order that
 * ran out shortly before, it says that money may be on its way.
 */
function patchFor(
  deposit: Deposit,
  now: Date,
): Pick<Partial<Deposit>, 'state' | 'reason'> | undefined {
  if (deposit.state === 'awaiting') return deposit.gateway === '' ? { state: 'verifying' } : {}
  if (rules.isOpen(deposit)) return {}
  const isLate = now.getTime() - deposit.since.getTime() <= rules.lateSlipMs
  return deposit.state === 'expired' && isLate ? { state: 'held', reason: 'paid_late' } : undefined
}
