import type { Currency } from '@baize/kernel/money'
import { actedBy } from '../../system/system.ts'
import type { Audit, AuditActions, AuditTrail, Doer, LooseningDeps } from '../../system/system.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'

/** What operators do to the catalogue, as the audit trail has it. */
export const deskActions = {
  'vendor.changed': 'ops.actionVendorChanged',
  'vendors.ordered': 'ops.actionVendorsOrdered',
  'game.changed': 'ops.actionGameChanged',
  'games.changed': 'ops.actionGamesChanged',
  'game.moved': 'ops.actionGameMoved',
  'hot_list.changed': 'ops.actionHotListChanged',
} as const satisfies AuditActions

type DeskAction = keyof typeof deskActions

export type DeskDeps = LooseningDeps & {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open'>
  /** In which stakes are said to whoever agrees to higher ones. */
  readonly currency: () => Currency
}

/** An operator and the reason that was given. */
export type CatalogueAct = { readonly by: Doer; readonly reason: string }

type What = {
  readonly action: DeskAction
  readonly object: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Writes what an operator did to the catalogue. The trail is locked from here to the commit, so it comes last. */
export async function writeAct(
  audit: AuditTrail<DeskAction>,
  tx: Transaction,
  { by, reason }: CatalogueAct,
  what: What,
): Promise<void> {
  await audit.write(tx, { ...actedBy(by), reason, ...what })
}
