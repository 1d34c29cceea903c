import { vi } from 'vitest'
import { findFace } from '@baize/games/slots/faces'
import { dressSymbols } from '@baize/ui/art/families/cast'
import { dressOf } from '@baize/ui/art/families/dress'
import { turnsOf } from '@baize/ui/art/families/turns'
import type { Family } from '@baize/ui/art/families/family'
import { stubBrowser, toldContext } from '@baize/ui/art/testing/told-canvas'
import { stripsOf } from '../../strips.ts'
import { restingGrid } from '../../playback.ts'
import { createPlace, type Place } from '../place.ts'

/** A place on a canvas that tells what it was asked, with a clock that a test turns. */
export type ToldPlace = {
  readonly place: Place
  readonly canvas: { clientWidth: number; clientHeight: number; width: number; height: number }
  /** What was painted on the stage since it was asked last. */
  painted(): readonly string[]
  /** Where reels turn, over the stage. */
  readonly reels: { readonly style: Readonly<Record<string, string>> }
  /** What was painted there since it was asked last. */
  turned(): readonly string[]
  /** How often the place behind the cabinet was painted since it was asked last. */
  lived(): number
  readonly stood: readonly number[]
  /** Turns the clock, with pictures as a screen asks for them. */
  pass(ms: number): void
  /** Nobody looks at the page: the browser asks for no pictures. */
  hide(isHidden: boolean): void
}

const pictureMs = 16

export function toldPlace(
  family: Family,
  { model = 'lines-20-high', still = false } = {},
): ToldPlace {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  stubBrowser()
  let isHidden = false
  let asked: FrameRequestCallback | undefined
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    asked = undefined
  })
  const { context, lines } = toldContext()
  const canvas = { clientWidth: 1440, clientHeight: 752, width: 0, height: 0 }
  const over = toldContext()
  const reels = { width: 0, height: 0, style: {}, getContext: () => over.context }
  const face = findFace(model)
  if (!face) throw new Error(`no model ${model}`)
  let lives = 0
  const { scene } = family
  const ambient = (...given: Parameters<typeof scene.ambient>) => {
    lives += 1
    scene.ambient(...given)
  }
  const own = { ...family, scene: { ...scene, ambient } }
  const roles = face.symbols.map(({ role }) => role)
  const symbols = dressSymbols(own.symbols.symbols, roles, {
    own: ['seven', 0],
    spare: own.spare,
    turn: 1,
  })
  const dress = dressOf(turnsOf({ vendor: 'HARLOW', code: 'told' }), ['seven', 0])
  const stood: number[] = []
  const place = createPlace({
    canvas: Object.assign(canvas, { getContext: () => context }) as unknown as HTMLCanvasElement,
    reels: reels as unknown as HTMLCanvasElement,
    subject: { family: own, dress, symbols, marks: roles.map(() => '') },
    face,
    title: 'Queen of Tides',
    strips: stripsOf(model),
    first: { grid: restingGrid(face) },
    still,
    hour: 'dark',
    bigWord: 'The whale passes',
    write: (sum) => `PHP ${sum}`,
    onReelStop: (reel) => stood.push(reel),
  })
  const showNext = () => {
    const next = asked
    asked = undefined
    if (!isHidden) next?.(performance.now())
    else asked = next
  }
  return {
    place,
    canvas,
    reels,
    stood,
    painted: () => lines.splice(0),
    turned: () => over.lines.splice(0),
    lived() {
      const count = lives
      lives = 0
      return count
    },
    pass(ms) {
      for (let passed = 0; passed < ms; passed += pictureMs) {
        vi.advanceTimersByTime(pictureMs)
        showNext()
      }
    },
    hide: (hidden) => {
      isHidden = hidden
    },
  }
}
