import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { family } from '@baize/ui/art/families/deep-current/family'
import { createOrchestra } from './orchestra.ts'

const plain = { key: 0, tempo: 1, accent: 0 }
const { sound } = family

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[CL7] a browser that refuses sound', () => {
  it('ends nothing, and is asked once', () => {
    let asked = 0
    vi.stubGlobal('AudioContext', function refuse() {
      asked += 1
      throw new DOMException('no hardware', 'NotSupportedError')
    })
    const orchestra = createOrchestra(sound, plain)
    orchestra.turn(true)
    expect(() => orchestra.play(sound.spin)).not.toThrow()
    vi.advanceTimersByTime(60_000)
    expect(asked).toBe(1)
    expect(() => orchestra.close()).not.toThrow()
  })
})
