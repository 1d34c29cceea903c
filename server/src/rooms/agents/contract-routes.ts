import * as contract from '@baize/contract/agents/contracts'
import type { InputOf } from '@baize/contract/endpoint'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MemberId, Members } from '../identity/identity.ts'
import type { ContractsBeside } from '../wallet/wallet.ts'
import type { Agents } from './agents.ts'
import { readWireTerms, wireAmount, wireBeside, wireContract } from './contract-shape.ts'
import type { Contract, ContractId, ContractKind } from './contracts/contracts.ts'

type Deps = Pick<Agents, 'contracts' | 'settlement'> & {
  readonly db: Database
  readonly members: Pick<Members, 'findByAccount' | 'list'>
}

/** What a member has and is offered, for who shows it beside the balances. */
export function createContractsBeside({ contracts, db, members }: Deps) {
  return async (member: MemberId): Promise<ContractsBeside> => {
    const open = await contracts.listOpen(member)
    return wireBeside(open, await members.list(db, partiesOf(open)))
  }
}

/** The calls about contracts. */
export function serveContracts(http: Http, deps: Deps): void {
  const { contracts, settlement, db, members } = deps

  /** A giver sees what changes to an own contract; what others give is between them and the downline. */
  async function show(one: Contract, reader: MemberId) {
    const found = await contracts.findLive(one.downline, one.kind)
    const present = found?.giver === one.giver || reader === one.downline ? found : undefined
    return ok(wireContract(one, await members.list(db, partiesOf([one])), present))
  }

  const answer =
    (kind: ContractKind) =>
    async ({ id, action, confirmed }: InputOf<typeof contract.answerDividend>, call: Call) => {
      const asked = { id, member: memberOf(call), kind }
      if (action === 'reject') {
        const rejected = await contracts.reject(asked)
        return rejected.ok ? await show(rejected.value, asked.member) : rejected
      }
      const taken = await contracts.accept(
        confirmed === undefined ? asked : { ...asked, confirmed },
      )
      return taken.ok ? await show(taken.value, asked.member) : taken
    }
  serve(http, contract.answerDividend, answer('dividend'))
  serve(http, contract.answerDailySalary, answer('daily'))
  serve(http, contract.answerHourSalary, answer('hourly'))
  serve(http, contract.answerRealTimeSalary, answer('realtime'))

  serve(http, contract.listContracts, async (asked, call) => {
    const { side, kind, downline, open = false, cursor, limit = 20 } = asked
    const member = memberOf(call)
    const to = downline && (await members.findByAccount(db, downline))
    // Whom nobody knows was given nothing.
    if (downline !== undefined && to === undefined) return ok({ items: [], next: null })
    const found = await contracts.list({
      ...(to && { downline: to.id }),
      ...(side === 'given' ? { giver: member } : { downline: member }),
      ...(kind === undefined ? {} : { kind }),
      ...(open && { states: ['offered', 'accepted'] }),
      ...(cursor === undefined ? {} : { before: cursor }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const names = await members.list(db, partiesOf(page))
    return ok({
      items: page.map((one) => wireContract(one, names)),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    })
  })

  serve(
    http,
    contract.offerContract,
    async ({ id, downline, terms, replaces, confirmed }, call) => {
      const found = await members.findByAccount(db, downline)
      // Whether there is such an account is nobody's business who is not above it.
      if (found === undefined) return refuse('not_own_downline')
      const offered = await contracts.offer({
        id: id as ContractId,
        giver: memberOf(call),
        downline: found.id,
        terms: readWireTerms(terms),
        ...(replaces === undefined ? {} : { replaces }),
        ...(confirmed === undefined ? {} : { confirmed }),
      })
      return offered.ok ? await show(offered.value, memberOf(call)) : offered
    },
  )

  serve(http, contract.withdrawContractOffer, async ({ id }, call) => {
    const withdrawn = await contracts.withdraw({ id, giver: memberOf(call) })
    return withdrawn.ok ? await show(withdrawn.value, memberOf(call)) : withdrawn
  })

  serve(http, contract.terminateContract, async ({ id, confirmed = false }, call) => {
    const ended = await contracts.terminate({ id, giver: memberOf(call), confirmed })
    return ended.ok ? await show(ended.value, memberOf(call)) : ended
  })

  serve(http, contract.simulateContract, async ({ offer, downline, terms, count }, call) => {
    const caller = memberOf(call)
    const target =
      offer === undefined
        ? await contracts.findTry(caller, {
            downline: (await members.findByAccount(db, downline ?? ''))?.id,
            terms: terms && readWireTerms(terms),
          })
        : await contracts.findTryOfOffer(caller, offer)
    if (!target.ok) return target
    const periods = await settlement.simulate({ ...target.value, count })
    const offered = periods.reduce((sum, one) => sum + one.offered.amount, 0n)
    const present = periods.reduce((sum, one) => sum + (one.present?.amount ?? 0n), 0n)
    return ok({
      periods: periods.map((one) => ({
        from: one.from.toISOString(),
        to: one.to.toISOString(),
        offered: wireAmount(one.offered),
        present: one.present === null ? null : wireAmount(one.present),
      })),
      offered: String(offered),
      present: String(present),
      difference: String(offered - present),
    })
  })
}

function partiesOf(contracts: readonly Contract[]): MemberId[] {
  return contracts.flatMap(({ giver, downline }) =>
    giver === null ? [downline] : [giver, downline],
  )
}

/** These calls admit members alone, and their sessions name them so. */
function memberOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about contracts came without a member.')
  return actor.id as MemberId
}
