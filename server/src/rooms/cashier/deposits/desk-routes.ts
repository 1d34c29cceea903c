import * as contract from '@baize/contract/cashier/deposits-desk'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Methods } from '../methods/methods.ts'
import type { People } from '../people.ts'
import { readPlace, writePlace } from './cursor.ts'
import type { Deposit, Deposits } from './deposits.ts'
import { showCallback, showDeskDeposit, showHistory } from './shape.ts'
import { operatorOf } from '../../system/system.ts'

type Rooms = {
  readonly deposits: Pick<Deposits, 'desk'>
  readonly methods: Pick<Methods, 'getContent'>
  readonly people: People
}

const usualPage = 50

/** The operators' calls about deposits. */
export function serveDepositDesk(http: Http, { deposits: { desk }, methods, people }: Rooms): void {
  async function showAll(found: readonly Deposit[], language: Language) {
    const known = await people.list([...new Set(found.map(({ member }) => member))])
    return await Promise.all(
      found.map(async (deposit) => {
        const content = await methods.getContent(deposit.method, deposit.methodVersion)
        return showDeskDeposit(deposit, content, known, language)
      }),
    )
  }

  async function show(deposit: Deposit, language: Language): Promise<contract.DeskDeposit> {
    const [shown] = await showAll([deposit], language)
    if (shown === undefined) throw new Error('A deposit could not be shown.')
    return shown
  }

  serve(http, contract.listDeskDeposits, async (input, call) => {
    const { lane, cursor, limit = usualPage, method = '', member = '', search = '' } = input
    const counts = await desk.count()
    const id = member === '' ? undefined : await people.findId(member)
    if (member !== '' && id === undefined) return ok({ items: [], next: null, counts })
    const filter = {
      lane,
      ...(method === '' ? {} : { method }),
      ...(id === undefined ? {} : { member: id }),
      ...(search.trim() === '' ? {} : { search: search.trim() }),
    }
    const found = await desk.list(filter, { ...readPage(lane, cursor), limit: limit + 1 })
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    const next = last === undefined ? null : writePage(lane, last)
    return ok({ items: await showAll(items, call.language), next, counts })
  })

  serve(http, contract.getDeskDeposit, async ({ id }, call) => {
    const found = await desk.find(id)
    if (found === undefined) return refuse('not_found')
    return ok({
      deposit: await show(found.deposit, call.language),
      history: showHistory(found.steps),
      callbacks: found.callbacks.map(showCallback),
      slip: found.slip,
      alike: [...found.alike],
      balance: String(found.balance),
    })
  })

  serve(http, contract.approveDeposit, async (input, call) => {
    const approved = await desk.approve({ ...input, operator: operatorOf(call) })
    if (!approved.ok) return approved
    const { deposit, approval } = approved.value
    return ok({ deposit: await show(deposit, call.language), approval })
  })

  serve(http, contract.rejectDeposit, async (input, call) => {
    const rejected = await desk.reject({ ...input, operator: operatorOf(call) })
    return rejected.ok ? ok({ deposit: await show(rejected.value, call.language) }) : rejected
  })

  serve(http, contract.returnDeposit, async (input, call) => {
    const returned = await desk.sendBack({ ...input, operator: operatorOf(call) })
    if (!returned.ok) return returned
    const { deposit, approval } = returned.value
    return ok({ deposit: await show(deposit, call.language), approval })
  })

  serve(http, contract.expireDeposit, async (input, call) => {
    const expired = await desk.expire({ ...input, operator: operatorOf(call) })
    return expired.ok ? ok({ deposit: await show(expired.value, call.language) }) : expired
  })

  serve(http, contract.assignDeposit, async ({ id, take }, call) => {
    const assigned = await desk.assign(id, take, operatorOf(call))
    return assigned.ok ? ok({ deposit: await show(assigned.value, call.language) }) : assigned
  })

  serve(http, contract.attachSlip, async ({ id, picture, reason }, call) => {
    const attached = await desk.attachSlip(id, picture, { operator: operatorOf(call), reason })
    return attached.ok ? ok({ deposit: await show(attached.value, call.language) }) : attached
  })
}

/** What waits is paged by its age, all else by its number; a cursor that nobody gave out is no cursor. */
function readPage(lane: Deposit['lane'], cursor = '') {
  if (lane === 'waiting') {
    const after = readPlace(cursor)
    return after === undefined ? {} : { after }
  }
  return /^\d{1,18}$/.test(cursor) ? { below: BigInt(cursor) } : {}
}

function writePage(lane: Deposit['lane'], { since, id, number }: Deposit): string {
  return lane === 'waiting' ? writePlace(since, id) : String(number)
}
