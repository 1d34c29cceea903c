import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'

/** Those that people ask about first come first. */
const names: Readonly<Record<string, TextKey>> = {
  'ledger.prove': 'ops.jobProve',
  'cashier.unconfirmed_withdrawals': 'ops.jobWithdrawals',
  'cashier.expire_deposits': 'ops.jobExpireDeposits',
  'play.rounds': 'ops.jobRounds',
  'ledger.prove_fully': 'ops.jobProveFully',
  'ledger.chain_days': 'ops.jobChainDays',
  'platform.sweep': 'ops.jobSweep',
  'arcade.recover': 'ops.jobRecover',
  'system.expire_approvals': 'ops.jobApprovals',
  'ledger.expire': 'ops.jobExpireHolds',
  'ledger.fold': 'ops.jobFold',
  'platform.partitions': 'ops.jobPartitions',
  'identity.end_old_trials': 'ops.jobTrials',
  'identity.remove_expired': 'ops.jobOperatorSessions',
  'identity.remove_expired_of_members': 'ops.jobMemberSessions',
  'identity.remove_forgotten': 'ops.jobForgotten',
  'system.prepare_audit': 'ops.jobAuditMonths',
}

/** A job in words; one that has none yet is shown as the platform calls it. */
export function jobName(t: typeof translate, task: string): string {
  const known = names[task]
  return known ? t(known) : task
}

const order = Object.keys(names)

/** Where a job stands among those that are well; one without a name comes after the others. */
export function jobRank(task: string): number {
  return task in names ? order.indexOf(task) : order.length
}
