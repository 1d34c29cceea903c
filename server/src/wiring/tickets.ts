import { deriveKey } from '../platform/secret.ts'
import { createSecretBox } from '../platform/secret-box.ts'
import { publishPromise } from '../rooms/arcade/arcade.ts'
import { judgeStanding } from '../rooms/play/play.ts'
import { createBudgets } from '../rooms/promotions/budgets/budgets.ts'
import { createGrants } from '../rooms/promotions/grants/grants.ts'
import { defineTicketJobs } from '../rooms/promotions/tickets/jobs.ts'
import { serveTickets } from '../rooms/promotions/tickets/routes.ts'
import { createTickets } from '../rooms/promotions/tickets/tickets.ts'
import type { House } from './house.ts'

/** Opens red envelopes, golden eggs and prize wheels: their promises stand in the arcade's public list. */
export async function wire({ platform, foundation, money, games }: House): Promise<void> {
  const { ledger, identity, system, brand } = foundation
  const { wallet, wagers } = money
  const tickets = createTickets({
    ...platform,
    box: createSecretBox(deriveKey(platform.secret, 'seeds of tickets')),
    beacon: games.beacon,
    publishPromise,
    budgets: createBudgets({ ledger }),
    grants: createGrants({ ...platform, ledger, wallet, wagers }),
    currencyOf: identity.standings.findCurrency,
    barOf: async (tx, member) =>
      judgeStanding((await identity.standings.list(tx, [member])).get(member)),
    zone: () => brand().zone,
  })
  defineTicketJobs(platform.jobs, tickets)
  serveTickets(platform.http, {
    ...platform,
    members: identity.members,
    tickets,
    audit: system.audit,
    approvals: system.approvals,
    hands: system.hands,
    support: money.support,
  })
  await Promise.resolve()
}
