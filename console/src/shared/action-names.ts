import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'

const names = {
  'operator.created': 'ops.actionOperatorCreated',
  'operator.changed': 'ops.actionOperatorChanged',
  'operator.reset': 'ops.actionOperatorReset',
  'operator.password_changed': 'ops.actionPasswordChanged',
  'operator.signed_in': 'ops.actionSignedIn',
  'operator.signed_out': 'ops.actionSignedOut',
  'operator.locked': 'ops.actionOperatorLocked',
  'address.locked': 'ops.actionAddressLocked',
  'approval.requested': 'ops.actionApprovalRequested',
  'approval.approved': 'ops.actionApprovalApproved',
  'approval.rejected': 'ops.actionApprovalRejected',
  'approval.expired': 'ops.actionApprovalExpired',
  'approval.replaced': 'ops.actionApprovalReplaced',
  'status.published': 'ops.actionStatusPublished',
  'regions.published': 'ops.actionRegionsPublished',
  'brand.published': 'ops.actionBrandPublished',
  'whitelabel.published': 'ops.actionWhitelabelPublished',
  'registration.published': 'ops.actionRegistrationPublished',
  'links.published': 'ops.actionLinksPublished',
  'policy.published': 'ops.actionPolicyPublished',
  'security.published': 'ops.actionSecurityPublished',
  'member.created': 'ops.actionMemberCreated',
  'member.state_changed': 'ops.actionMemberState',
  'member.type_changed': 'ops.actionMemberType',
  'member.password_reset': 'ops.actionMemberPassword',
  'member.lock_lifted': 'ops.actionMemberLift',
  'member.second_step_reset': 'ops.actionMemberSecondStep',
  'member.sessions_closed': 'ops.actionMemberSessions',
  'member.network_removed': 'ops.actionMemberNetwork',
  'member.note_added': 'ops.actionMemberNote',
  'member.tags_changed': 'ops.actionMemberTags',
  'member.profile_changed': 'ops.actionMemberProfile',
  'default_password.set': 'ops.actionDefaultPassword',
  'status.publish': 'ops.actionStatusPublish',
  'system.seeded': 'ops.actionSystemSeeded',
  'outbox.cleared': 'ops.actionOutboxCleared',
  'message.tested': 'ops.actionMessageTested',
  'fault.switched_on': 'ops.actionFaultOn',
  'fault.switched_off': 'ops.actionFaultOff',
  'job.retried': 'ops.actionJobRetried',
  'books.proven': 'ops.booksActionProven',
  'books.difference_noted': 'ops.actionDifferenceNoted',
  'adjustment.done': 'ops.actionAdjustmentDone',
  'adjustment.refused': 'ops.actionAdjustmentRefused',
  'member.adjust': 'ops.actionMemberAdjust',
} as const satisfies Record<string, TextKey>

/** An action in the operator's words. One that has no sentence yet is shown as the log has it, made readable. */
export function actionName(t: typeof translate, action: string): string {
  const key = action in names ? names[action as keyof typeof names] : undefined
  if (key) return t(key)
  const plain = action.replaceAll(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
