import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConvoy } from './convoy.ts'

const mostMs = 40

/** Work that notes when it begins, and ends when it is told to. */
function createWork() {
  const begun: string[] = []
  const ends = new Map<string, (problem?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, (problem) => (problem === undefined ? resolve(name) : reject(problem)))
    })
  return { begun, work, end: (name: string, problem?: Error) => ends.get(name)?.(problem) }
}

async function turns(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await turn()
}

test('[P48] who comes while the lane is taken begins together with the others who wait', async () => {
  const { begun, work, end } = createWork()
  const go = createConvoy({ lanes: 1, mostMs: 10_000 })
  const first = go(work('first'))
  await turns()
  const later = Promise.all([go(work('second')), go(work('third'))])
  await turns()
  expect(begun).toEqual(['first'])
  end('first')
  expect(await first).toBe('first')
  await turns()
  expect(begun).toEqual(['first', 'second', 'third'])
  end('second')
  end('third')
  expect(await later).toEqual(['second', 'third'])
})

test('[P48] a second lane is free while the first is taken', async () => {
  const { begun, work } = createWork()
  const go = createConvoy({ lanes: 2, mostMs: 10_000 })
  for (const name of ['first', 'second', 'third']) {
    void go(work(name))
    await turns()
  }
  expect(begun).toEqual(['first', 'second'])
})

test('[P48] one that takes too long holds nobody up', async () => {
  const { begun, work, end } = createWork()
  const go = createConvoy({ lanes: 1, mostMs })
  const slow = go(work('slow'))
  await turns()
  void go(work('next'))
  await sleep(mostMs * 3)
  expect(begun).toEqual(['slow', 'next'])
  end('slow')
  expect(await slow).toBe('slow')
})

test('[P48] one that fails fails alone, and the lane goes on', async () => {
  const { begun, work, end } = createWork()
  const go = createConvoy({ lanes: 1, mostMs: 10_000 })
  const [bad, good] = [go(work('bad')), go(work('good'))]
  const failed = expect(bad).rejects.toThrow('broken')
  await turns()
  end('bad', new Error('broken'))
  end('good')
  await failed
  expect(await good).toBe('good')
  void go(work('next'))
  await turns()
  expect(begun).toEqual(['bad', 'good', 'next'])
})
