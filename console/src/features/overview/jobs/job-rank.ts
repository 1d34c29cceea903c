/** Those that people ask about first come first. */
const order: readonly string[] = [
  'ledger.prove',
  'cashier.unconfirmed_withdrawals',
  'cashier.expire_deposits',
  'play.rounds',
  'ledger.prove_fully',
  'ledger.chain_days',
  'platform.sweep',
  'arcade.recover',
  'system.expire_approvals',
  'ledger.expire',
  'ledger.fold',
  'platform.partitions',
  'identity.end_old_trials',
  'identity.remove_expired',
  'identity.remove_expired_of_members',
  'identity.remove_forgotten',
  'system.prepare_audit',
]

/** Where a job stands among those that are well; one that is not named comes after the others. */
export function jobRank(task: string): number {
  const place = order.indexOf(task)
  return place === -1 ? order.length : place
}
