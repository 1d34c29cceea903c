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
  'status.publish': 'ops.actionStatusPublish',
  'system.seeded': 'ops.actionSystemSeeded',
  'outbox.cleared': 'ops.actionOutboxCleared',
  'message.tested': 'ops.actionMessageTested',
  'fault.switched_on': 'ops.actionFaultOn',
  'fault.switched_off': 'ops.actionFaultOff',
  'job.retried': 'ops.actionJobRetried',
  'books.proven': 'ops.booksActionProven',
} as const satisfies Record<string, TextKey>

/** An action in the operator's words. One that has no sentence yet is shown as the log has it, made readable. */
export function actionName(t: typeof translate, action: string): string {
  const key = action in names ? names[action as keyof typeof names] : undefined
  if (key) return t(key)
  const plain = action.replaceAll(/[._]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
