import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@baize/contract/endpoint'
import { memberRoles, operatorRoles, type Role } from '@baize/contract/roles'
import { everyCall, testApp } from '../testing/app.ts'

const { server, tokenFor } = await testApp()

type Caller = Role | 'visitor'
const callers: readonly Caller[] = ['visitor', ...memberRoles, ...operatorRoles]

/** Calls with nothing in it: the guard answers before the input is looked at, or lets it be looked at. */
async function codeFor({ method, path }: Endpoint, caller: Caller): Promise<string> {
  // A session for each call, because one of the calls ends its own.
  const token = caller === 'visitor' ? undefined : await tokenFor(caller)
  const answer = await server.inject({
    method,
    url: path.replaceAll(/:[A-Za-z]+/g, '0'),
    headers: {
      // As a page of the site calls: who stands elsewhere is refused some calls, whatever the role.
      'sec-fetch-site': 'same-origin',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  })
  return answer.json<{ code: string }>().code
}

function verdict(
  { access }: Endpoint,
  caller: Caller,
): 'open' | 'sign_in_required' | 'not_allowed' {
  if (access === 'everyone') return 'open'
  if (caller === 'visitor') return 'sign_in_required'
  return access.includes(caller) ? 'open' : 'not_allowed'
}

describe('who may call', () => {
  it('[I15] the contract is bound whole: no call of it is unknown', async () => {
    const unbound: string[] = []
    for (const [name, endpoint] of everyCall) {
      if ((await codeFor(endpoint, 'visitor')) === 'unknown_call') unbound.push(name)
    }
    expect(unbound).toEqual([])
  })

  it.each(everyCall)('[I15] %s admits the roles it lists and no other', async (_, endpoint) => {
    for (const caller of callers) {
      const code = await codeFor(endpoint, caller)
      const guarded = code === 'sign_in_required' || code === 'not_allowed' ? code : 'open'
      expect({ caller, guarded }).toEqual({ caller, guarded: verdict(endpoint, caller) })
    }
  })

  it('[I15] a token that is unknown, cut, or in the query is no token', async () => {
    const token = await tokenFor('admin')
    const ask = async (authorization: string, query = '') =>
      (await server.inject({ url: `/ops/api/session${query}`, headers: { authorization } })).json<{
        code: string
      }>().code
    expect(await ask(`Bearer ${token}`)).toBe('')
    expect(await ask(`Bearer ${token.slice(1)}`)).toBe('sign_in_required')
    expect(await ask(`Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(
      'sign_in_required',
    )
    expect(await ask(`Basic ${token}`)).toBe('sign_in_required')
    expect(await ask('', `?token=${token}`)).toBe('sign_in_required')
  })
})
