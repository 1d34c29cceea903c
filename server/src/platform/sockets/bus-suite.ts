import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { longestNews, toAllNodes, type Bus } from './bus.ts'

/** What every way between the nodes must do. Each bus that `make` gives stands for a node. */
export function describeBus(name: string, make: () => Promise<Bus>): void {
  describe(`the bus over ${name}`, () => {
    const topic = 'members'
    const heard: string[][] = [[], []]
    const buses: Bus[] = []

    beforeAll(async () => {
      for (const news of heard) {
        const bus = await make()
        buses.push(bus)
        await bus.listen((item) => void news.push(item))
        await bus.follow(topic)
      }
    })
    afterAll(async () => {
      for (const bus of buses) await bus.close()
    })

    it('[P20] reaches every node, the speaker too, in the order of speaking', async () => {
      for (const item of ['one', 'two', 'three']) await buses[0]?.publish(topic, item)
      for (const news of heard) {
        await vi.waitFor(() => expect(news).toEqual(['one', 'two', 'three']))
      }
    })

    it('[P20] carries any text up to its length, and refuses a longer one', async () => {
      const longest = 'é'.repeat(longestNews / 2)
      await buses[1]?.publish(topic, longest)
      await buses[1]?.publish(topic, 'quotes \' " \\ and \n lines')
      for (const news of heard) {
        await vi.waitFor(() =>
          expect(news.slice(3)).toEqual([longest, 'quotes \' " \\ and \n lines']),
        )
      }
      await expect(buses[0]?.publish(topic, `${longest}x`)).rejects.toThrow('too long')
      await expect(buses[0]?.publish(topic, 'two\u001enews')).rejects.toThrow('record separator')
    })

    it('[P20] many at the same moment arrive one by one, in their order', async () => {
      const said = Array.from({ length: 700 }, (_, index) => `${index} ${'x'.repeat(index % 90)}`)
      const before = heard.map(({ length }) => length)
      await Promise.all(said.map(async (item) => await buses[0]?.publish(topic, item)))
      for (const [index, news] of heard.entries()) {
        await vi.waitFor(() => expect(news.slice(before[index])).toEqual(said))
      }
    })

    it('[P29] what is said to all nodes is heard by all, and of topics only what is followed', async () => {
      const bus = await make()
      const own: string[] = []
      await bus.listen((item) => void own.push(item))
      await buses[0]?.publish('member:mem_elsewhere', 'of a topic')
      await buses[0]?.publish(toAllNodes, 'to all')
      await vi.waitFor(() => expect(own).toEqual(['to all']))
      await bus.follow('member:mem_elsewhere')
      await buses[0]?.publish('member:mem_elsewhere', 'followed')
      await vi.waitFor(() => expect(own).toEqual(['to all', 'followed']))
      bus.unfollow('member:mem_elsewhere')
      await vi.waitFor(async () => {
        const before = own.length
        await buses[0]?.publish('member:mem_elsewhere', 'unfollowed')
        await buses[0]?.publish(toAllNodes, 'end')
        await vi.waitFor(() => expect(own.at(-1)).toBe('end'))
        expect(own.length).toBe(before + 1)
      })
      await bus.close()
    })

    it('[P20] is silent after it was closed', async () => {
      const bus = await make()
      let count = 0
      await bus.listen(() => void (count += 1))
      await bus.follow(topic)
      await bus.close()
      await buses[0]?.publish(topic, 'late')
      await vi.waitFor(() => expect(heard[0]?.at(-1)).toBe('late'))
      expect(count).toBe(0)
    })
  })
}
