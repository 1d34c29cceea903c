import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'
import type { StatusReply } from '@baize/contract/system/system'
import { openStatus } from './fixtures.ts'

export const contractPaths = {
  own: '/wps/member/info/funds/consolidated',
  list: 'GET /wps/agent/contracts',
  offer: 'POST /wps/agent/contracts',
  simulate: '/wps/agent/contracts/simulate',
  dividend: '/wps/relay/MCS2_processDividendReq',
} as const

export const tier = (rate: number, periodValidBet = '0', activeMembers = 0) => ({
  rate,
  periodValidBet,
  periodProfitLoss: '0',
  activeMembers,
})

export const terms = (change: Partial<ContractTerms> = {}): ContractTerms => ({
  kind: 'dividend',
  basis: 'loss',
  periodicType: 'Monthly',
  products: null,
  tiers: [tier(500), tier(900, '150000000', 10)],
  cap: null,
  betAmount: '100000',
  carry: 'none',
  ...change,
})

export const contract = (id: string, change: Partial<ContractView> = {}): ContractView => ({
  id,
  state: 'accepted',
  from: 'north_star',
  downline: 'rosa',
  currency: 'PHP',
  terms: terms(),
  offeredAt: '2026-11-10T04:00:00.000Z',
  expiresAt: '2026-11-22T04:00:00.000Z',
  beginsAt: '2026-11-11T04:00:00.000Z',
  endsAt: null,
  changes: null,
  ...change,
})

export const offer = (id: string, change: Partial<ContractView> = {}): ContractView =>
  contract(id, { state: 'offered', beginsAt: null, ...change })

/** What terms would have come to in a period. */
export const amounts = (amount: string) => ({
  amount,
  basis: '500000',
  carriedIn: '0',
  counted: '500000',
  validBet: '900000',
  loss: '500000',
  active: 12,
  tier: 1,
  rate: 600,
})

/** What stands beside the balances, with what somebody has and is offered. */
export function beside(
  contracts: readonly ContractView[] = [],
  offers: readonly ContractView[] = [],
) {
  const offered = (kind: string) => offers.find(({ terms: of }) => of.kind === kind) ?? null
  const has = (kind: string) => contracts.some(({ terms: of }) => of.kind === kind)
  return {
    balances: {},
    dailysalreqtype: offered('daily'),
    divtypereq: offered('dividend'),
    contracthoursalreq: offered('hourly'),
    realtimesalreqtype: offered('realtime'),
    contractmrdailysalinfotype: has('realtime'),
    contracthoursalinfo: has('hourly'),
    dailysalinfotype: has('daily'),
    divtypeinfo: has('dividend'),
    contracts,
  }
}

const agentModules = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary', 'AGENTPOLICY3']

/** The status with the modules of agents, without some of them. */
export function agentStatus(off: readonly string[] = []): Partial<StatusReply> {
  const nodes = agentModules.map((modId) => ({
    modId,
    enabled: off.includes(modId) ? '0' : '1',
    childrenNodes: [],
  }))
  const whitelabel = [{ modId: 'AGENT', enabled: '1', childrenNodes: nodes }]
  return {
    info: {
      ...openStatus.info,
      whitelabel: whitelabel as unknown as StatusReply['info']['whitelabel'],
    },
  }
}

/** The server's end of the line. */
export class TestLine extends EventTarget {
  static last: TestLine | undefined
  constructor() {
    super()
    TestLine.last = this
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }
  send(text: string): void {
    if (text.includes('"hello"')) this.tell({ type: 'welcome', protocol: 1, serverTime: '' })
  }
  close(): void {
    this.dispatchEvent(new Event('close'))
  }
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

/** A line that never stands. */
export class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}
