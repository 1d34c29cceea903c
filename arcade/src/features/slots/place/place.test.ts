import { afterEach, describe, expect, it, vi } from 'vitest'
import { family } from '@baize/ui/art/families/deep-current/family'
import type { SymbolPicture } from '../stage.ts'
import { toldPlace, type ToldPlace } from './testing/told-place.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const landed: SymbolPicture = { grid: [0, 1, 2, 3, 4].map((reel) => [reel, reel + 1, reel + 2]) }
const win = {
  tier: 3,
  sum: 20_000n,
  groups: [{ cells: [[0, 0] as const, [1, 0] as const], isLine: true, pays: 20_000n, words: '' }],
  times: '10× your bet',
  plain: '',
} as const

function opened(options: Parameters<typeof toldPlace>[1] = {}): ToldPlace {
  const told = toldPlace(family, options)
  told.place.resize()
  told.pass(100)
  told.painted()
  told.lived()
  return told
}

/** Which part of the stage was painted with each picture. */
const areasOf = (painted: readonly string[]): string[] =>
  painted.flatMap((line, at) =>
    line.startsWith('setTransform') && painted[at + 2]?.startsWith('beginPath')
      ? [painted[at + 3] ?? '']
      : [],
  )

describe('[CL32] a place', () => {
  it('goes quiet twenty seconds after something happened last, and lives again with the next', () => {
    const told = opened()
    told.pass(19_000)
    expect(told.painted().length).toBeGreaterThan(0)
    told.pass(1_000)
    told.painted()
    told.pass(60_000)
    expect(told.painted()).toEqual([])
    told.place.say('Press Spin')
    told.pass(100)
    expect(told.painted().length).toBeGreaterThan(0)
    expect(told.lived()).toBeGreaterThan(0)
  })

  it('lives some twenty times in a second, however often the screen asks', () => {
    const told = opened()
    told.pass(2_000)
    const lived = told.lived()
    expect(lived).toBeGreaterThan(25)
    expect(lived).toBeLessThan(45)
  })

  it('stands while reels turn, and only they are painted with every picture, on a canvas of their own', () => {
    const told = opened()
    told.turned()
    told.place.spin()
    told.pass(960)
    expect(told.lived()).toBe(0)
    expect(told.reels.style['visibility']).toBe('visible')
    const turned = areasOf(told.turned())
    const [opening] = turned
    expect(turned.length).toBeGreaterThan(55)
    expect(new Set(turned).size).toBe(1)
    // What moves on the cabinet is painted now and then, around the reels.
    const painted = told.painted()
    const areas = areasOf(painted)
    expect(areas.length).toBeLessThan(turned.length * 0.4)
    expect(painted.filter((line) => line === opening).length).toBe(areas.length)
  })

  it('is whole again with the picture with which its reels stand', () => {
    const told = opened()
    // Whenever the stage was painted last.
    for (const ms of [304, 320, 336, 352]) {
      told.place.spin()
      told.pass(ms)
      told.place.land(landed)
      let painted: readonly string[] = []
      while (told.reels.style['visibility'] === 'visible') {
        told.painted()
        told.pass(16)
        painted = told.painted()
      }
      expect(areasOf(painted).filter((area) => area.startsWith('rect 0 0 '))).toHaveLength(1)
    }
    expect(told.stood).toHaveLength(20)
  })

  it('paints one picture for who wants no motion, and another when a plate has gone', () => {
    const told = opened({ still: true })
    told.pass(5_000)
    expect(told.painted()).toEqual([])
    told.place.plate({ kind: 'intro', figure: '8', head: '', foot: '' }, 2900)
    told.pass(100)
    const [once, again] = [told.painted(), told.painted()]
    expect(once.length).toBeGreaterThan(0)
    expect(again).toEqual([])
    told.pass(2700)
    expect(told.painted()).toEqual([])
    told.pass(200)
    expect(told.painted().length).toBeGreaterThan(0)
  })

  it('shows who wants no motion the plate of a large win, at once', () => {
    const told = opened({ still: true })
    told.place.present({ ...win, tier: 4, times: 'so many times' })
    told.pass(50)
    expect(told.painted().filter((line) => line.includes('so many times'))).not.toEqual([])
  })

  it('paints nothing while the page is hidden, and does not ask again and again', () => {
    const told = opened()
    told.place.present(win)
    told.hide(true)
    told.pass(5_000)
    expect(told.painted()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
    told.hide(false)
    told.pass(50)
    expect(told.painted().length).toBeGreaterThan(0)
  })
})

describe('a page that sleeps during free spins', () => {
  it('[CL32] shows what stands by then, and nothing of what turned meanwhile', () => {
    const told = opened()
    told.place.travel('free', 1500)
    told.hide(true)
    for (let spins = 0; spins < 5; spins += 1) {
      told.place.spin('free')
      told.place.land(landed)
      told.pass(3_000)
      told.place.show(landed)
    }
    told.place.travel('base', 1200)
    told.pass(60_000)
    told.painted()
    told.turned()
    told.hide(false)
    told.pass(100)
    expect(told.painted().length).toBeGreaterThan(0)
    expect(told.turned()).toEqual([])
    expect(told.reels.style['visibility']).not.toBe('visible')
    // It became quiet while nobody looked.
    told.pass(100)
    told.painted()
    told.pass(1_000)
    expect(told.painted()).toEqual([])
  })
})

it('names the prize of a pool beside its sum, and gives no line as its reason', () => {
  const told = opened({ still: true })
  const groups = win.groups.map((group) => ({ ...group, words: 'Line 9' }))
  told.place.present({ ...win, groups, head: 'Jackpot' })
  told.pass(50)
  const written = told.painted().filter((line) => line.startsWith('fillText'))
  expect(written.filter((line) => line.includes('Jackpot'))).not.toEqual([])
  expect(written.filter((line) => line.includes('Line 9'))).toEqual([])
})

it('[CL30] writes the sum of the largest wins over all that flies, and no smaller one below it', () => {
  const told = opened()
  told.place.present({ ...win, tier: 5, times: '1000× your bet' })
  told.pass(4_000)
  told.painted()
  told.pass(16)
  const painted = told.painted()
  const veil = painted.indexOf(`fillStyle = ${family.bigVeil}`)
  const over = painted.slice(veil)
  const written = over.findIndex((line) => line.startsWith('fillText'))
  expect(over.filter((line) => line.startsWith('drawImage'))).not.toEqual([])
  expect(over.slice(written).filter((line) => line.startsWith('drawImage'))).toEqual([])
  const sums = painted.slice(0, veil).filter((line) => line.includes('PHP'))
  expect(sums.filter((line) => line.startsWith('fillText'))).toEqual([])
})

describe('a phone that is turned while reels turn', () => {
  it('[CL28] goes on turning on the other stage, and each reel stands once', () => {
    const told = opened()
    told.place.spin()
    told.pass(300)
    const ms = told.place.land(landed)
    told.pass(400)
    Object.assign(told.canvas, { clientWidth: 390, clientHeight: 640 })
    told.place.resize()
    told.pass(32)
    // The place is painted anew although reels turn: it has another size.
    expect(told.lived()).toBe(1)
    expect([told.canvas.width, told.canvas.height]).toEqual([390, 640])
    told.pass(ms)
    expect(told.stood.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  })
})
