import type { ContractTerms, ContractView } from '@baize/contract/agents/contract-parts'
import { listDeskContracts, offerHouseContract } from '@baize/contract/agents/contracts-desk'
import { decideApproval } from '@baize/contract/system/approvals'
import type { testMoneyOutApp } from './money-out-app.ts'

type App = Pick<Awaited<ReturnType<typeof testMoneyOutApp>>, 'call' | 'makeId'>

/** The house offers a contract, as two people do it: finance asks, an admin agrees. */
export async function offerForHouse(
  { call, makeId }: App,
  downline: string,
  terms: ContractTerms,
): Promise<ContractView> {
  const id = makeId('ctr')
  const payload = { id, downline, terms, reason: 'A new agent' }
  const asked = await call(offerHouseContract, 'finance', { payload })
  if (asked.code !== '') throw new Error(asked.code)
  const yes = { approve: true, reason: 'Seen' }
  const agreed = await call(decideApproval, 'admin', { id: asked.value.approvalId, payload: yes })
  if (agreed.code !== '') throw new Error(agreed.code)
  const { items } = (await call(listDeskContracts, 'finance', { query: `downline=${downline}` }))
    .value
  const made = items.find((one) => one.id === id)
  if (made === undefined) throw new Error('What two people agreed to was not offered.')
  return made
}
