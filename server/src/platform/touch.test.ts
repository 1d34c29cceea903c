import { expect, it } from 'vitest'
import { createTouch } from './touch.ts'

it('writes what was seen together and once, after whoever was seen has gone on', async () => {
  const written: string[][] = []
  const touch = createTouch(async (ids) => void written.push([...ids]))
  for (const id of ['a', 'b', 'a']) touch(id)
  expect(written).toEqual([])
  await expect.poll(() => written).toEqual([['a', 'b']])
  touch('a')
  await expect.poll(() => written).toEqual([['a', 'b'], ['a']])
})

it('takes a failure for nothing, and writes again when asked again', async () => {
  let tries = 0
  const touch = createTouch(async () => {
    tries += 1
    throw new Error('away')
  })
  touch('a')
  await expect.poll(() => tries).toBe(1)
  await expect
    .poll(() => {
      touch('a')
      return tries
    })
    .toBe(2)
})
