import type { Agents } from '../rooms/agents/agents.ts'
import { createPaymentSandbox, sandboxName } from '../sandbox/payments/payments.ts'
import { seedDemoTeam } from '../sandbox/team/team.ts'
import type { House } from './house.ts'

/** The agent of a demo has a team; nothing in production, nor where it is switched off. */
export async function giveDemoTeam(
  { platform, foundation, offer, money }: House,
  agents: Pick<Agents, 'contracts' | 'downlines'>,
): Promise<void> {
  const { asOf, config } = platform
  if (asOf === undefined || config.production || config.DEMO_TEAM === 'off') return
  // What has a time is kept by months, which are otherwise made once everything is wired.
  await platform.upkeep.makePartitions()
  const { deposits, methods } = money.cashier.moneyIn
  await seedDemoTeam({
    ...platform,
    asOf,
    zone: () => foundation.brand().zone,
    members: foundation.identity.members,
    catalogue: offer.catalogue,
    wagers: money.wagers,
    deposits,
    methods,
    agents,
    // Nothing listens yet: what it calls back goes to the cashier without the network.
    gateway: createPaymentSandbox({
      ...platform,
      audit: foundation.system.audit,
      async send(_path, headers, body) {
        const header = (name: string) => headers[name] ?? ''
        const received = await deposits.callbacks.receive(sandboxName, { body, header })
        return received.ok ? 200 : 400
      },
    }),
  })
}
