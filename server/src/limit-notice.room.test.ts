import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/app.ts'

const { server, tokenFor } = await testApp()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const token = await tokenFor('member')

async function call<Value>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.inject({ method, url, headers, ...(payload && { payload }) })
  return answer.json<{ code: string; value: Value }>()
}

type Method = { readonly id: string; readonly min: string }
type Inbox = { readonly items: readonly { readonly title: string; readonly link: string }[] }

async function titles(): Promise<readonly string[]> {
  const { value } = await call<Inbox>('GET', '/wps/relay/CSP_messageList')
  return value.items.map(({ title, link }) => `${title} ${link}`)
}

describe('a member whose own limit stops a deposit', () => {
  it('[PR12] is told so in the inbox, once, with the way to the limits', async () => {
    const { value } = await call<{ methods: readonly Method[] }>('GET', '/wps/cashier/methods')
    const [method] = value.methods
    const limit = { kind: 'deposit', period: 'day', amount: method?.min, currency: 'PHP' }
    expect(await call('PUT', '/wps/protection/limits', limit)).toMatchObject({ code: '' })
    expect(await titles()).toEqual([])
    const order = () => {
      const amount = String(BigInt(method?.min ?? 0) + 1n)
      const wish = { id: makeId('dep'), method: method?.id, amount, currency: 'PHP' }
      return call('POST', '/wps/cashier/deposits', wish)
    }
    expect(await order()).toMatchObject({ code: 'deposit_limit_reached' })
    expect(await order()).toMatchObject({ code: 'deposit_limit_reached' })
    const told = ['You have reached a limit of yours /member?m=limits']
    await expect.poll(titles, { timeout: 10_000, interval: 200 }).toEqual(told)
  })
})
