import { CallFailed } from '@baize/contract/client/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendOnce } from './intent.ts'

beforeEach(() => sessionStorage.clear())

const wish = { amount: '100' }

/** The ids of tries that all end with the same failure. */
async function idsOf(code: string, contents: readonly unknown[]): Promise<readonly string[]> {
  const ids: string[] = []
  for (const content of contents) {
    const sent = sendOnce('trf', content, async (id) => {
      ids.push(id)
      throw new CallFailed(code as never, '')
    })
    await sent.catch(() => undefined)
  }
  return ids
}

describe('what a person wants', () => {
  it.each(['network_failed', 'defect', 'outcome_unknown'])(
    'keeps its id after %s, which settles nothing',
    async (code) => {
      const [first, second] = await idsOf(code, [wish, wish])
      expect(second).toBe(first)
    },
  )

  it('is a new wish once it was refused, or when something else is wanted', async () => {
    expect(new Set(await idsOf('insufficient_funds', [wish, wish])).size).toBe(2)
    expect(new Set(await idsOf('network_failed', [wish, { amount: '200' }])).size).toBe(2)
  })
})
