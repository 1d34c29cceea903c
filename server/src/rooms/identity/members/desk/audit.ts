import type { Transaction } from '../../../../platform/database/database.ts'
import { actedBy } from '../../../system/system.ts'
import type { AuditActions, AuditTrail, Doer } from '../../../system/system.ts'
import type { Member } from '../member.ts'
import { contactNames } from '../profile/profile.ts'

/** What operators do to members, as the audit trail has it. */
export const memberActions = {
  'member.created': 'ops.actionMemberCreated',
  'member.state_changed': 'ops.actionMemberState',
  'member.type_changed': 'ops.actionMemberType',
  'member.password_reset': 'ops.actionMemberPassword',
  'member.payment_password_reset': 'ops.actionMemberPayment',
  'member.lock_lifted': 'ops.actionMemberLift',
  'member.second_step_reset': 'ops.actionMemberSecondStep',
  'member.sessions_closed': 'ops.actionMemberSessions',
  'member.network_removed': 'ops.actionMemberNetwork',
  'member.note_added': 'ops.actionMemberNote',
  'member.tags_changed': 'ops.actionMemberTags',
  'member.profile_changed': 'ops.actionMemberProfile',
} as const satisfies AuditActions

/** What a profile tells of who somebody is; a nickname is what others see. */
export const personalFields = [
  'realName',
  'birthday',
  'idNumber',
  'address',
  'occupation',
  'sourceOfIncome',
  'mobile',
  'email',
  ...contactNames,
] as const

export type MemberAction = keyof typeof memberActions

/** An operator and the reason that was given. */
export type MemberAct = { readonly by: Doer; readonly reason: string }

type What = { readonly action: MemberAction; readonly before?: unknown; readonly after?: unknown }

/** Writes what an operator did to a member. The trail is locked from here to the commit, so it comes last. */
export async function writeAct(
  audit: AuditTrail<MemberAction>,
  tx: Transaction,
  { account }: Pick<Member, 'account'>,
  { by, reason }: MemberAct,
  what: What,
): Promise<void> {
  await audit.write(tx, { ...actedBy(by), object: `member ${account}`, reason, ...what })
}
