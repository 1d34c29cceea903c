import { describe, expect, it } from 'vitest'
import { CallFailed, type FailureCode } from '@baize/contract/client/client'
import { createRequestIds } from './request-id.ts'

const failed = (code: FailureCode) => new CallFailed(code, '')

describe('the id of a request', () => {
  it('stays while nobody knows whether the money has moved', () => {
    for (const error of [failed('network_failed'), failed('took_too_long'), new Error('broken')]) {
      const ids = createRequestIds('adj')
      const first = ids.idFor('a')
      ids.answered(error)
      expect(ids.idFor('a')).toBe(first)
    }
  })

  it('is new for other content, after a refusal and after success', () => {
    const ids = createRequestIds('adj')
    const first = ids.idFor('a')
    const second = ids.idFor('b')
    ids.answered(failed('debit_not_covered'))
    const third = ids.idFor('b')
    ids.answered()
    expect(new Set([first, second, third, ids.idFor('b')]).size).toBe(4)
  })
})
