import { describe, expect, it } from 'vitest'
import { createFrameCounter } from './frames.ts'

const masked = (first: number, length: number) => {
  const named = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 0xff] : []
  const [short = 0, ...further] = named
  return Buffer.concat([
    Buffer.from([first, 0x80 | short, ...further, 1, 2, 3, 4]),
    Buffer.alloc(length, 0x89),
  ])
}
const ping = masked(0x89, 0)
const pong = masked(0x8a, 125)
const text = masked(0x81, 3_000)
const begin = masked(0x01, 1)
const further = masked(0x00, 0)
const veryLong = Buffer.concat([
  Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2, 3, 4]),
  Buffer.alloc(65_536),
])
const bare = Buffer.from([0x8a, 0x00])
const all = Buffer.concat([ping, pong, text, begin, further, further, veryLong, bare, ping])

describe('[P25] the frames of a socket', () => {
  it('are counted whatever they are: control frames, empty pieces, messages', () => {
    expect(createFrameCounter()(all)).toBe(9)
  })

  it('are counted no further than needed', () => {
    expect(createFrameCounter(3)(all)).toBe(4)
    expect(createFrameCounter(9)(all)).toBe(9)
  })

  it.each([1, 2, 3, 7, 1_000, 65_536])('are counted in parts of %i bytes', (size) => {
    const count = createFrameCounter()
    let frames = 0
    for (let at = 0; at < all.length; at += size) frames += count(all.subarray(at, at + size))
    expect(frames).toBe(9)
  })
})
