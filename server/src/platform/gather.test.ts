import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

/** Notes what was asked together, and answers when it is told to. */
function asker() {
  const groups: (readonly number[])[] = []
  const release: (() => void)[] = []
  const ask = async (questions: readonly number[]) => {
    groups.push(questions)
    await new Promise<void>((resolve) => release.push(resolve))
    return questions.map((question) => question * 10)
  }
  return { groups, release, ask }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('gathered questions', () => {
  it('that come at the same time are asked together, and each gets its own answer', async () => {
    const { groups, release, ask } = asker()
    const find = gather(ask, { most: 10, lanes: 1 })
    const answers = Promise.all([find(1), find(2), find(2)])
    await turn()
    release[0]?.()
    expect(await answers).toEqual([10, 20, 20])
    expect(groups).toEqual([[1, 2, 2]])
  })

  it('[P47] that come while one is under way are never answered by it', async () => {
    const { groups, release, ask } = asker()
    const find = gather(ask, { most: 10, lanes: 1 })
    const first = find(1)
    await turn()
    const second = find(1)
    await turn()
    expect(groups).toEqual([[1]])
    release[0]?.()
    expect(await first).toBe(10)
    await turn()
    expect(groups).toEqual([[1], [1]])
    release[1]?.()
    expect(await second).toBe(10)
  })

  it('are asked in parts when they are many, in as many lanes as there are', async () => {
    const { groups, release, ask } = asker()
    const find = gather(ask, { most: 2, lanes: 2 })
    const answers = Promise.all([1, 2, 3, 4, 5].map(find))
    await turn()
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ])
    release[0]?.()
    await turn()
    expect(groups.at(2)).toEqual([5])
    for (const go of release) go()
    expect(await answers).toEqual([10, 20, 30, 40, 50])
  })

  it('fail together, and the next ones are asked all the same', async () => {
    let isDown = true
    const find = gather(
      async (questions: readonly number[]) => {
        if (isDown) throw new Error('down')
        return questions
      },
      { most: 10, lanes: 1 },
    )
    const both = await Promise.allSettled([find(1), find(2)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isDown = false
    expect(await find(3)).toBe(3)
  })

  it('[P61] of which one cannot be asked are asked apart where that may be: it fails alone, and the others have their answers', async () => {
    const poison = new Error('It is no number.')
    const asked: (readonly number[])[] = []
    const find = gather(
      async (questions: readonly number[]) => {
        asked.push(questions)
        if (questions.includes(2)) throw poison
        return questions
      },
      { most: 10, lanes: 1, apart: (error) => error === poison },
    )
    const told = await Promise.allSettled([find(1), find(2), find(3)])
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
      1,
      poison,
      3,
    ])
    expect(asked).toEqual([[1, 2, 3], [1], [2], [3]])
  })

  it('without an answer are a defect', async () => {
    const find = gather(async () => [], { most: 10, lanes: 1 })
    await expect(find(1)).rejects.toThrow('without an answer')
  })

  it('wait for each other where nobody waits for them, but not when there are enough', async () => {
    const groups: number[][] = []
    const keep = gather(
      async (questions: readonly number[]) => {
        groups.push([...questions])
        return questions
      },
      { most: 3, lanes: 1, lingerMs: 40 },
    )
    const first = keep(1)
    await sleep(5)
    await Promise.all([first, keep(2)])
    await Promise.all([keep(3), keep(4), keep(5), keep(6)])
    expect(groups).toEqual([[1, 2], [3, 4, 5], [6]])
  })
})
