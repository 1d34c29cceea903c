import * as contract from '@baize/contract/agents/contracts-desk'
import { ok } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MemberId, Members } from '../identity/identity.ts'
import {
  actedBy,
  operatorOf,
  type Approvals,
  type Audit,
  type AuditActions,
} from '../system/system.ts'
import type { Agents } from './agents.ts'
import { readWireTerms, wireContract } from './contract-shape.ts'
import type { Contract, ContractId } from './contracts/contracts.ts'
import { createContractRequests } from './desk/contract-requests.ts'

const contractActions = {
  'contract.withdrawn': 'agents-desk.actionContractWithdrawn',
  'contract.terminated': 'agents-desk.actionContractTerminated',
} as const satisfies AuditActions

type Deps = Pick<Agents, 'contracts'> & {
  readonly db: Database
  readonly members: Pick<Members, 'findByAccount' | 'list'>
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle'>
}

/** The operators' calls about contracts: the house gives them by two people, and may end any. Each act is one commit with its entry. */
export function serveContractsDesk(http: Http, deps: Deps): void {
  const { contracts, db, members } = deps
  const audit = deps.audit.open(contractActions)
  const requests = createContractRequests(deps)

  async function show(shown: readonly Contract[]) {
    const parties = shown.flatMap(({ giver, downline }): MemberId[] =>
      giver === null ? [downline] : [giver, downline],
    )
    const names = await members.list(db, parties)
    return shown.map((one) => wireContract(one, names))
  }

  async function showOne(one: Contract) {
    const [view] = await show([one])
    if (view === undefined) throw new Error('A contract that was written cannot be shown.')
    return ok(view)
  }

  /** Nobody's id where there is no such account, so that a list of theirs is empty. */
  async function idOf(account: string): Promise<MemberId> {
    return (await members.findByAccount(db, account))?.id ?? 'mem_'
  }

  const noting =
    (
      action: keyof typeof contractActions,
      object: string,
      reason: string,
      after: unknown,
      call: Call,
    ) =>
    (tx: Transaction) =>
      audit.write(tx, { ...actedBy(operatorOf(call)), action, object, reason, after })

  serve(
    http,
    contract.listDeskContracts,
    async ({ giver, downline, kind, state, cursor, limit = 20 }) => {
      const found = await contracts.list({
        ...(giver === undefined ? {} : { giver: await idOf(giver) }),
        ...(downline === undefined ? {} : { downline: await idOf(downline) }),
        ...(kind === undefined ? {} : { kind }),
        ...(state === undefined ? {} : { states: [state] }),
        ...(cursor === undefined ? {} : { before: cursor }),
        limit: limit + 1,
      })
      const page = found.slice(0, limit)
      return ok({
        items: await show(page),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      })
    },
  )

  serve(http, contract.offerHouseContract, async ({ id, terms, ...input }, call) => {
    const asked = await requests.ask({
      ...input,
      id: id as ContractId,
      terms: readWireTerms(terms),
      operator: operatorOf(call),
    })
    return asked.ok ? ok({ approvalId: asked.value }) : asked
  })

  serve(http, contract.withdrawDeskOffer, async ({ id, reason }, call) => {
    const note = noting('contract.withdrawn', id, reason, {}, call)
    const withdrawn = await contracts.withdraw({ id, giver: null }, note)
    return withdrawn.ok ? await showOne(withdrawn.value) : withdrawn
  })

  serve(http, contract.terminateDeskContract, async ({ id, confirmed = false, reason }, call) => {
    const note = noting('contract.terminated', id, reason, { confirmed }, call)
    const ended = await contracts.terminate({ id, giver: null, confirmed }, note)
    return ended.ok ? await showOne(ended.value) : ended
  })
}
