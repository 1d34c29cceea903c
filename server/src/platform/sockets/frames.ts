/**
 * Counts the frames that begin in what came over a socket. The library tells of whole messages and of pings, and takes
 * empty pieces of a message without a word; here every frame counts, whatever it is. It counts no further than to one more
 * than `most`, after which nobody listens.
 */
export function createFrameCounter(most = Infinity): (bytes: Uint8Array) => number {
  let head: number[] = []
  let toSkip = 0
  return (bytes) => {
    let frames = 0
    for (let at = 0; at < bytes.length && frames <= most;) {
      const step = Math.min(toSkip, bytes.length - at)
      toSkip -= step
      at += step
      if (at === bytes.length) break
      if (head.length === 0) frames += 1
      head.push(bytes[at] ?? 0)
      at += 1
      const rest = lengthAfter(head)
      if (rest === undefined) continue
      toSkip = rest
      head = []
    }
    return frames
  }
}

/** How many bytes belong to a frame after the length that its head names; nothing while the head is not whole. */
function lengthAfter(head: readonly number[]): number | undefined {
  const [, second] = head
  if (second === undefined) return undefined
  const named = second & 0x7f
  const mask = second >= 0x80 ? 4 : 0
  const further = named === 126 ? 2 : named === 127 ? 8 : 0
  if (head.length < 2 + further) return undefined
  if (further === 0) return mask + named
  return mask + head.slice(2).reduce((length, byte) => length * 256 + byte, 0)
}
