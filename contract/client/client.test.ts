import { describe, expect, it, vi } from 'vitest'
import { CallFailed, createClient, mayAskAgain, tellFailure } from './client.ts'

const say = (key: string) => `<${key}>`

describe('what a person is told about a failure', () => {
  it('is what the server said', () => {
    expect(tellFailure(new CallFailed('wrong_credentials', 'That is not the password.'), say)).toBe(
      'That is not the password.',
    )
  })

  it('is ours where the server said nothing, or never answered', () => {
    expect(tellFailure(new CallFailed('not_found', ''), say)).toBe('<errors.not_found>')
    expect(tellFailure(new CallFailed('network_failed', ''), say)).toBe('<errors.network_failed>')
  })

  it('names no fault of our own code', () => {
    expect(tellFailure(new TypeError('x is undefined'), say)).toBe('<errors.defect>')
  })
})

describe('a question that failed', () => {
  const lost = new CallFailed('network_failed', '')

  it('is asked again by itself twice, if nobody answered it', () => {
    expect([0, 1, 2].map((failures) => mayAskAgain(failures, lost))).toEqual([true, true, false])
  })

  it('is not asked again after an answer, whatever it was', () => {
    expect(mayAskAgain(0, new CallFailed('wrong_credentials', ''))).toBe(false)
    expect(mayAskAgain(0, new TypeError('x'))).toBe(false)
  })
})

describe('a session that the server does not know', () => {
  const refused = { success: false, code: 'sign_in_required', message: '', value: null }

  it.each([
    ['is told of', 'mine', 'mine', 1],
    ['says nothing about the one that took its place meanwhile', 'mine', 'next', 0],
  ])('%s', async (_, before, after, told) => {
    let token = before
    const onSessionLost = vi.fn<() => void>()
    const call = createClient({
      token: () => token,
      language: () => 'EN',
      sealKey: () => undefined,
      onSessionLost,
      fetch: async () => {
        token = after
        return Response.json(refused)
      },
    })
    await expect(call(['GET', '/wps/member/info', 0, 0], {})).rejects.toThrow(CallFailed)
    expect(onSessionLost).toHaveBeenCalledTimes(told)
  })
})
