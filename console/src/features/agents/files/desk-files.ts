import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { AgentFlag } from '@baize/contract/agents/flags-desk'
import type { DeskInvitation } from '@baize/contract/agents/invitations-desk'
import { coins, type FileColumns } from './file-lines.ts'

/** Each tier of a contract is its rate from valid bets, loss and active members on. */
function tiersOf({ terms, currency }: ContractView): string {
  return terms.tiers
    .map(({ rate, periodValidBet, periodProfitLoss, activeMembers }) =>
      [
        rate,
        coins(periodValidBet, currency),
        coins(periodProfitLoss, currency),
        activeMembers,
      ].join(' / '),
    )
    .join('; ')
}

export const contractColumns: FileColumns<ContractView> = [
  ['id', ({ id }) => id],
  ['state', ({ state }) => state],
  ['from', ({ from }) => from],
  ['downline', ({ downline }) => downline],
  ['currency', ({ currency }) => currency],
  ['kind', ({ terms }) => terms.kind],
  ['basis', ({ terms }) => terms.basis],
  ['periodicType', ({ terms }) => terms.periodicType],
  ['products', ({ terms }) => terms.products?.join(' ') ?? ''],
  ['tiers', tiersOf],
  ['cap', ({ terms, currency }) => (terms.cap === null ? '' : coins(terms.cap, currency))],
  ['betAmount', ({ terms, currency }) => coins(terms.betAmount, currency)],
  ['carry', ({ terms }) => terms.carry],
  ['offeredAt', ({ offeredAt }) => offeredAt],
  ['expiresAt', ({ expiresAt }) => expiresAt],
  ['beginsAt', ({ beginsAt }) => beginsAt],
  ['endsAt', ({ endsAt }) => endsAt],
]

/** Without what both left behind: who needs that looks at the flag. */
export const flagColumns: FileColumns<AgentFlag> = [
  ['id', ({ id }) => id],
  ['member', ({ member }) => member.account],
  ['other', ({ other }) => other.account],
  ['reason', ({ reason }) => reason],
  ['isLeftOut', ({ isLeftOut }) => isLeftOut],
  ['opposite', ({ bets }) => bets?.opposite ?? null],
  ['common', ({ bets }) => bets?.common ?? null],
  ['state', ({ state }) => state],
  ['foundAt', ({ foundAt }) => foundAt],
  ['decidedBy', ({ decidedBy }) => decidedBy],
  ['decidedReason', ({ decidedReason }) => decidedReason],
  ['decidedAt', ({ decidedAt }) => decidedAt],
]

export const linkColumns: FileColumns<DeskInvitation> = [
  ['code', ({ code }) => code],
  ['agent', ({ agent }) => agent.account],
  ['name', ({ name }) => name],
  ['makesAgent', ({ makesAgent }) => makesAgent],
  ['rate', ({ rate }) => rate],
  ['state', ({ state }) => state],
  ['uses', ({ uses }) => uses],
  ['mostUses', ({ mostUses }) => mostUses],
  ['looks', ({ looks }) => looks],
  ['createdAt', ({ createdAt }) => createdAt],
  ['expiresAt', ({ expiresAt }) => expiresAt],
]
