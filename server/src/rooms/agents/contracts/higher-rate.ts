import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { listAffected, type Affected } from './affected.ts'
import type { AffectedShown, ContractsDeps, HigherRate } from './deps.ts'
import { highestRate, type ContractKind, type Terms } from './terms.ts'

export type HigherRateRefusal = 'higher_rate'

type Asked = {
  readonly member: MemberId
  /** Null where the member would have none any more; then the kind says of which. */
  readonly terms: Terms | null
  readonly kind?: ContractKind
  readonly confirmed: boolean | undefined
}

/** How many are named in the sentence; the list beside it has them all. */
const named = 5

/** The contracts below that end with the change, once that is confirmed; else a refusal that lists them. */
export async function confirmed(
  tx: Transaction,
  { members }: Pick<ContractsDeps, 'members'>,
  { member, terms, kind = terms?.kind, confirmed: isConfirmed }: Asked,
): Promise<Result<readonly Affected[], HigherRateRefusal>> {
  if (kind === undefined) throw new Error('Contracts below were asked for without a kind')
  const below = await listAffected(tx, kind, member, terms)
  if (below.length === 0 || isConfirmed === true) return ok(below)
  const { params, value } = await showAffected(tx, { members }, below)
  return refuse('higher_rate', params, value)
}

/** Contracts that would end, as who must confirm it is told. */
export async function showAffected(
  tx: Transaction,
  { members }: Pick<ContractsDeps, 'members'>,
  below: readonly Affected[],
): Promise<HigherRate> {
  const people = await members.list(
    tx,
    below.map(({ contract }) => contract.downline),
  )
  const affected = below.map(({ contract, level }): AffectedShown => ({
    id: contract.id,
    member: contract.downline,
    name: people.get(contract.downline)?.account ?? '',
    rate: highestRate(contract.terms),
    level,
  }))
  const names = affected.slice(0, named).map(({ name }) => name)
  return { params: { count: affected.length, names: names.join(', ') }, value: { affected } }
}
