import { actedBy, type Audit, type Doer } from '../../system/system.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'

export type DeskDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Pick<Audit, 'write'>
}

/** An operator and the reason that was given. */
export type Act = { readonly by: Doer; readonly reason: string }

type What = {
  readonly action: string
  readonly object: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Writes what an operator did to the catalogue. The trail is locked from here to the commit, so it comes last. */
export async function writeAct(
  audit: Pick<Audit, 'write'>,
  tx: Transaction,
  { by, reason }: Act,
  what: What,
): Promise<void> {
  await audit.write(tx, { ...actedBy(by), reason, ...what })
}
