import { expect, test } from 'vitest'
import { type Clock, playCalmly } from './calm.ts'

/** A machine whose host takes these hundredths of each round in turn. */
function hostThatTakes(...hundredths: number[]) {
  let clock: Clock = { all: 0, stolen: 0 }
  const readClock = () => clock
  const play = async (number: number) => {
    const { all, stolen } = clock
    clock = { all: all + 100, stolen: stolen + (hundredths[number - 1] ?? 0) }
    return number
  }
  return { readClock, play }
}

const say = () => {}

test('a round that the host disturbed is played again', async () => {
  const { play, readClock } = hostThatTakes(0, 30, 1, 0)
  const { played, aside, stolen } = await playCalmly(play, { rounds: 3, say, readClock })
  expect(new Set(played)).toEqual(new Set([1, 3, 4]))
  expect([aside, stolen]).toEqual([1, 0.01])
})

test('on a machine that is never calm those count that lost least, and it is told', async () => {
  const { play, readClock } = hostThatTakes(40, 9, 30, 8, 20, 7)
  const { played, aside, stolen } = await playCalmly(play, { rounds: 2, say, readClock })
  expect(new Set(played)).toEqual(new Set([4, 6]))
  expect([aside, stolen]).toEqual([4, 0.08])
})

test('where the system does not tell, each round counts', async () => {
  const { play } = hostThatTakes(50, 50)
  const calm = { rounds: 2, say, readClock: () => undefined }
  expect(await playCalmly(play, calm)).toEqual({ played: [1, 2], stolen: 0, aside: 0 })
})
