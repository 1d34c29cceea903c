import { describe, expect, it } from 'vitest'
import * as calls from '@baize/contract/system/operators'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { testApp } from '../../../../testing/app.ts'
import { sealBody } from '../../../../testing/seal-body.ts'

const { server, seal } = await testApp()

type Answer<E> = { success: boolean; code: string; message: string; value: ReplyOf<E> }

/** Calls as the console does: sealed where the contract says so. */
async function call<const E extends Endpoint>(
  endpoint: E,
  body: Record<string, unknown> = {},
  token = '',
): Promise<Answer<E>> {
  const { id = '', ...rest } = body
  const payload = endpoint.sealed === true ? await sealBody(seal.publicKey, rest) : rest
  const answer = await server.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', String(id)),
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'POST' || endpoint.method === 'PUT' ? { payload } : {}),
  })
  return answer.json()
}

async function signIn(username: string): Promise<string> {
  const shown = (await call(calls.getDemoOperators)).value.find((one) => one.username === username)
  const { password = '', code = '' } = shown ?? {}
  const begun = await call(calls.beginOperatorSignIn, { username, password })
  const { ticket } = begun.value
  return (await call(calls.finishOperatorSignIn, { ticket, code })).value.token
}

describe('the console over the wire', () => {
  it('[I14] a newcomer signs in to the demo with what the demo shows', async () => {
    const token = await signIn('admin')
    const { value } = await call(calls.getOperatorSession, {}, token)
    expect(value.operator).toMatchObject({ username: 'admin', roles: ['admin'] })
    expect(value.production).toBe(false)
    await call(calls.closeOperatorSession, {}, token)
    const after = await call(calls.getOperatorSession, {}, token)
    expect(after.code).toBe('sign_in_required')
  })

  it('[I2] says one sentence about a wrong name or password, and how long a lock holds', async () => {
    const wrong = await call(calls.beginOperatorSignIn, { username: 'risk', password: 'x' })
    expect(wrong).toMatchObject({ success: false, code: 'wrong_credentials' })
    for (let i = 0; i < 4; i += 1) {
      await call(calls.beginOperatorSignIn, { username: 'risk', password: 'x' })
    }
    const locked = await call(calls.beginOperatorSignIn, { username: 'risk', password: 'x' })
    expect(locked).toMatchObject({ code: 'sign_in_locked' })
    expect(locked.message).toContain('15 minutes')
  })

  it('[I12] an operator changes the own password', async () => {
    const token = await signIn('finance')
    const input = { oldPassword: 'baize-demo-table', newPassword: 'green felt under lamps' }
    expect(await call(calls.changeOperatorPassword, input, token)).toMatchObject({ success: true })
    const shown = (await call(calls.getDemoOperators)).value.map(({ username }) => username)
    expect(shown).not.toContain('finance')
  })
})
