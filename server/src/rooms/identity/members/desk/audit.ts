import type { Transaction } from '../../../../platform/database/database.ts'
import { actedBy, type Doer } from '../../../system/system.ts'
import type { AuditTrail } from '../../operators/audit.ts'
import type { Member } from '../member.ts'

/** An operator and the reason that was given. */
export type Act = { readonly by: Doer; readonly reason: string }

type What = { readonly action: string; readonly before?: unknown; readonly after?: unknown }

/** Writes what an operator did to a member. The trail is locked from here to the commit, so it comes last. */
export async function writeAct(
  audit: AuditTrail,
  tx: Transaction,
  { account }: Pick<Member, 'account'>,
  { by, reason }: Act,
  what: What,
): Promise<void> {
  await audit.write(tx, { ...actedBy(by), object: `member ${account}`, reason, ...what })
}
