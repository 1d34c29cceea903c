import * as contract from '@baize/contract/cashier/deposits'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { memberOf } from '../callers.ts'
import type { Methods } from '../methods/methods.ts'
import { readPlace, writePlace } from './cursor.ts'
import type { Deposit, DepositId, Deposits } from './deposits.ts'
import { showDeposit, showMethod } from './shape.ts'

type Rooms = {
  readonly deposits: Deposits
  readonly methods: Methods
  readonly wallet: Pick<Wallet, 'currencyOf'>
}

const usualPage = 20

/** The members' calls about paying in. */
export function serveDeposits(http: Http, { deposits, methods, wallet }: Rooms): void {
  async function showAll(found: readonly Deposit[], language: Language) {
    const steps = await deposits.listSteps(found)
    return await Promise.all(
      found.map(async (deposit) => {
        const content = await methods.getContent(deposit.method, deposit.methodVersion)
        return showDeposit(deposit, content, steps, language)
      }),
    )
  }

  async function show(deposit: Deposit, language: Language): Promise<contract.Deposit> {
    const [shown] = await showAll([deposit], language)
    if (shown === undefined) throw new Error('A deposit could not be shown.')
    return shown
  }

  serve(http, contract.listDepositMethods, async (_, call) => {
    const member = memberOf(call)
    const currency = await wallet.currencyOf(member)
    const { lastMethod, isFirst, limit } = await deposits.readHabits(member)
    const own = methods.list().filter(({ content }) => content.currency === currency)
    return ok({
      currency,
      methods: own.map((method) => showMethod(method, methods, call.language)),
      lastMethod,
      isFirst,
      limit:
        limit === undefined
          ? null
          : { ...limit, amount: String(limit.amount), left: String(limit.left) },
    })
  })

  serve(http, contract.createDeposit, async (input, call) => {
    const member = memberOf(call)
    const created = await deposits.create({ ...input, id: input.id as DepositId, member })
    return created.ok ? ok(await show(created.value, call.language)) : created
  })

  serve(http, contract.listDeposits, async ({ cursor, limit = usualPage, open = false }, call) => {
    const before = readPlace(cursor)
    const page = { open, limit: limit + 1, ...(before === undefined ? {} : { before }) }
    const found = await deposits.list(memberOf(call), page)
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    const next = last === undefined ? null : writePlace(last.createdAt, last.id)
    return ok({ items: await showAll(items, call.language), next })
  })

  serve(http, contract.getDeposit, async ({ id }, call) => {
    const found = await deposits.find(memberOf(call), id)
    return found === undefined ? refuse('not_found') : ok(await show(found, call.language))
  })

  serve(http, contract.cancelDeposit, async ({ id }, call) => {
    const cancelled = await deposits.cancel(memberOf(call), id)
    return cancelled.ok ? ok(await show(cancelled.value, call.language)) : cancelled
  })

  serve(http, contract.sendDepositSlip, async ({ id, picture }, call) => {
    const sent = await deposits.sendSlip(memberOf(call), id, picture)
    return sent.ok ? ok(await show(sent.value, call.language)) : sent
  })
}
