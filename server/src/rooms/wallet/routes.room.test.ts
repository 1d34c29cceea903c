import { describe, expect, it } from 'vitest'
import { Compile } from 'typebox/compile'
import { walletBalance, type WalletBalance } from '@baize/contract/wallet/wallet'
import type { Id } from '@baize/kernel/ids'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'
import { testWallet } from '../../../testing/wallet.ts'
import { serveWallet } from './routes.ts'
import type { PurseAnswer } from './vendor-purse.ts'

const db = await testDatabase({ poolSize: 8 })
const { http, signIn } = await testHttp(db, { RATE_FACTOR: '1000' })
let answer: PurseAnswer = 'done'
const { wallet, makeId, memberWith } = await testWallet(db, {
  purseOf: () => ({ move: () => Promise.resolve(answer) }),
})
serveWallet(http, wallet)
await http.app.ready()

const transferUrl = '/wps/relay/GCS_walletTransfer'

async function send(member: Id<'mem'>, url: string, body?: object) {
  const token = await signIn('member', member, ['member'])
  const reply = await http.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  const { value, code, message } = reply.json<{ value: never; code: string; message: string }>()
  return { status: reply.statusCode, value: value as unknown, code, message }
}

const asking = (change: object = {}) => ({
  id: makeId('trf'),
  from: 'cash',
  to: 'vendor:ALPHA',
  amount: '40',
  ...change,
})

describe('the calls', () => {
  it('[W2] the balance is what the ledger holds and what the contract says', async () => {
    const member = await memberWith(12_345n)
    await memberWith(5n, { pocket: 'bonus', member })
    const { status, value } = await send(member, '/wps/v2/wallets/balance')
    expect(status).toBe(200)
    expect([...Compile(walletBalance).Errors(value)]).toEqual([])
    expect(value).toMatchObject({
      currency: 'PHP',
      balance: '12350',
      available: '12345',
      locked: '0',
      pockets: [
        { pocket: 'cash', amount: '12345' },
        { pocket: 'bonus', amount: '5' },
      ],
    })
    const consolidated = await send(member, '/wps/member/info/funds/consolidated')
    expect(consolidated.value).toMatchObject({ balances: value, divtypereq: null, contracts: [] })
  })

  it('[W6] the merchant wallet says whether there is one for all games', async () => {
    expect((await send(makeId('mem'), '/wps/relay/GCS_merchantWallet')).value).toEqual({
      isSingle: false,
      vendors: ['ALPHA', 'BETA', 'GAMMA'].map((code) => ({ code, name: code })),
    })
  })

  it('[W8] a POST moves once, however often it is sent', async () => {
    const member = await memberWith(100n)
    const body = asking({ currency: 'PHP' })
    const first = await send(member, transferUrl, body)
    expect(first).toMatchObject({
      status: 200,
      value: {
        transfers: [{ id: body.id, from: 'cash', to: 'vendor:ALPHA', amount: '40', state: 'done' }],
        balance: { available: '60', balance: '100' },
      },
    })
    expect(await send(member, transferUrl, body)).toEqual(first)
  })

  it('[W9] `all` collects', async () => {
    const member = await memberWith(100n)
    await send(member, transferUrl, asking())
    await send(member, transferUrl, asking({ to: 'vendor:BETA' }))
    const collected = await send(member, transferUrl, {
      id: makeId('trf'),
      from: 'all',
      to: 'cash',
    })
    const { balance } = collected.value as { balance: WalletBalance }
    expect(balance.available).toBe('100')
    const elsewhere = asking({ from: 'all', to: 'bonus' })
    expect(await send(member, transferUrl, elsewhere)).toMatchObject({ code: 'pockets_not_joined' })
  })

  it.each([
    [{ amount: '0' }, 422, 'amount_not_positive'],
    [{ amount: '-1' }, 422, 'amount_not_positive'],
    [{ amount: '9007199254740992' }, 422, 'amount_too_large'],
    [{ amount: '1.5' }, 422, 'amount_too_precise'],
    [{ amount: '40.00' }, 422, 'amount_too_precise'],
    [{ amount: 'forty' }, 422, 'amount_invalid'],
    [{ amount: undefined }, 422, 'amount_invalid'],
    [{ currency: 'JPY' }, 422, 'wrong_currency'],
    [{ currency: 'x' }, 422, 'wrong_currency'],
    [{ to: 'vendor:NOBODY' }, 404, 'unknown_pocket'],
    [{ to: 'purse' }, 404, 'unknown_pocket'],
    [{ to: 'cash' }, 422, 'same_pocket'],
    [{ to: 'bonus' }, 422, 'pockets_not_joined'],
    [{ amount: '101' }, 409, 'insufficient_funds'],
    [{ id: 'trf_1' }, 400, 'invalid_input'],
  ])('[W5] %o is refused with %d %s and moves nothing', async (change, status, code) => {
    const member = await memberWith(100n)
    const refused = await send(member, transferUrl, asking(change))
    expect(refused).toMatchObject({ status, code })
    expect(refused.message).not.toBe('')
    expect(await wallet.getState(member)).toMatchObject({ available: 100n })
  })

  it.each([
    ['refused', 409, 'vendor_refused'],
    ['unknown', 503, 'outcome_unknown'],
  ] as const)('[W7] a vendor that answers %s is told as %d %s', async (said, status, code) => {
    const member = await memberWith(100n)
    answer = said
    expect(await send(member, transferUrl, asking())).toMatchObject({ status, code })
    answer = 'done'
    const { balance } = await wallet.getState(member)
    expect(balance).toBe(100n)
  })
})
