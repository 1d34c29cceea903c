import type { Approval } from '@baize/contract/system/approvals'
import type { OperatorRole } from '@baize/contract/roles'
import type { TextKey } from '@baize/texts/keys'

export const groupIds = ['mine', 'asked', 'others', 'decided'] as const
export type GroupId = (typeof groupIds)[number]

export const groupNames: Readonly<Record<GroupId, TextKey>> = {
  mine: 'ops.approvalsMine',
  asked: 'ops.approvalsAsked',
  others: 'ops.approvalsOthers',
  decided: 'ops.approvalsDecided',
}

type Viewer = { readonly id: string; can(...roles: readonly OperatorRole[]): boolean }

/** Whose turn it is: the viewer's, somebody else's because the viewer asked or has no such role, or nobody's any more. */
export function groupOf(approval: Approval, viewer: Viewer): GroupId {
  if (approval.state !== 'waiting') return 'decided'
  if (approval.requestedById === viewer.id) return 'asked'
  return viewer.can(...approval.deciders) ? 'mine' : 'others'
}

export type Groups = Readonly<Record<GroupId, readonly Approval[]>>

/** What waits longest comes first; of what is decided, the newest. */
export function groupApprovals(approvals: readonly Approval[], viewer: Viewer): Groups {
  const of = (id: GroupId) => approvals.filter((each) => groupOf(each, viewer) === id)
  return {
    mine: of('mine').toReversed(),
    asked: of('asked').toReversed(),
    others: of('others').toReversed(),
    decided: of('decided'),
  }
}
