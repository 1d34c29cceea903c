import { describe, expect, it } from 'vitest'
import { createLanes, usualLanes } from './hash-lanes.ts'

describe('the lanes of hashing', () => {
  it.each([
    [1, 1],
    [2, 1],
    [8, 7],
  ])('[I40] of %d cores %d may hash at once', (cores, lanes) => {
    expect(usualLanes(cores)).toEqual({ lanes, most: 100 * lanes })
  })

  it('[I40] no more than the lanes run at once, and who came first goes first', async () => {
    const lanes = createLanes({ lanes: 2, most: 50 })
    let running = 0
    let most = 0
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        lanes.run(async () => {
          order.push(place)
          running += 1
          most = Math.max(most, running)
          await new Promise((resolve) => void setTimeout(resolve, 1))
          running -= 1
        }),
      ),
    )
    expect(most).toBe(2)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('[I40] whoever would wait behind too many is refused, and work that throws frees its lane', async () => {
    const lanes = createLanes({ lanes: 1, most: 1 })
    let open = () => {}
    const held = lanes.run(() => new Promise<void>((resolve) => void (open = resolve)))
    const second = lanes.run(() => Promise.reject(new Error('broken')))
    await expect(lanes.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' })
    open()
    await held
    await expect(second).rejects.toThrow('broken')
    expect(await lanes.run(() => Promise.resolve('in'))).toBe('in')
  })
})
