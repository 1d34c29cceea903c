import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import words from '@baize/texts/en/arcade-places.json' with { type: 'json' }
import { allWords } from '@baize/ui/art/families/all-words'
import { dressSymbols } from '@baize/ui/art/families/cast'
import { dressOf } from '@baize/ui/art/families/dress'
import type { Effects, Family, Hour } from '@baize/ui/art/families/family'
import type { Box, Context } from '@baize/ui/art/stage/types'
import { turnsOf } from '@baize/ui/art/families/turns'
import { contrastOf } from '@baize/ui/art/testing/contrast'
import { exampleBox, stubBrowser, toldContext } from '@baize/ui/art/testing/told-canvas'

const families = Object.values(
  import.meta.glob<Family>('../../../../../ui/art/families/*/family.ts', {
    eager: true,
    import: 'family',
  }),
)

const hours: readonly Hour[] = ['dark', 'light', 'free']
const nothing = { tier: 0, time: 0, strength: 0 }
const large = { tier: 5, time: 3, strength: 1 }

function effectsOn(box: Box): Effects {
  return {
    box,
    spawn: (_, count, make) => {
      for (let index = 0; index < Math.min(count, 3); index += 1) make(index)
    },
    shake: () => {},
    flash: () => {},
  }
}

beforeAll(() => {
  stubBrowser()
})
afterEach(() => {
  vi.restoreAllMocks()
})

let clock = 0

/** All that a family draws on a stage, told line by line. */
function tell(family: Family, box: Box): string[] {
  vi.spyOn(Math, 'random').mockReturnValue(0.37)
  // Long after whatever was drawn before.
  clock += 60_000
  vi.spyOn(performance, 'now').mockReturnValue(clock)
  const { context, lines } = toldContext()
  for (const hour of hours) drawHour(family, box, hour, context)
  for (const symbol of family.symbols.symbols) {
    for (const lit of [false, true]) {
      family.symbols.tile(context, box.cellWidth, box.cellHeight, symbol, lit)
      symbol.draw(context, { lit })
    }
  }
  drawShow(family, box, context)
  return lines
}

function drawHour(family: Family, box: Box, hour: Hour, context: Context): void {
  for (const layer of family.scene.scene(hour, box)) {
    layer.paint(context, box.stageWidth, box.stageHeight)
  }
  family.cabinet.cabinet(context, box, hour)
  for (const mood of [nothing, large]) {
    family.scene.ambient(context, 4, box, hour, mood)
    family.cabinet.fore?.(context, 4, box, hour, mood, 0.5)
  }
}

function drawShow({ show, cabinet, symbols }: Family, box: Box, context: Context): void {
  const effects = effectsOn(box)
  for (const paint of Object.values(show.bits)) paint(context)
  for (const kind of ['banner', 'intro', 'outro', 'hud'] as const) {
    cabinet.plate(context, 20, 20, 200, 90, kind)
    show.herald?.(context, box, 9, kind)
  }
  cabinet.crest(context, ['seven', 0])
  cabinet.socket(context, box.cellWidth, box.cellHeight)
  cabinet.spin(context)
  cabinet.window?.(context, box)
  symbols.back?.(context, box.cellWidth, box.cellHeight)
  for (const tier of [1, 2, 3, 4, 5]) {
    show.line(
      context,
      [
        [100, 100],
        [200, 140],
        [300, 90],
      ],
      9,
      tier,
      box,
    )
    show.line(context, [[100, 100]], 9, tier, box)
    show.dance(1.4, 2, 1, tier)
    show.onWin?.(tier, effects, [[100, 100]])
  }
  show.hot(context, box, 2, 1.5)
  show.onSpin?.(effects)
  show.onStop?.(0, effects)
  show.onFree?.(effects)
  show.onCoin?.(10, 10, effects)
  for (const time of [0, 0.4, 9]) show.big(context, box, time, effects)
}

/** Enough to see that a drawing became another. */
function hashOf(lines: readonly string[]): string {
  let hash = 2166136261
  for (const sign of lines.join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  return `${lines.length} ${(hash >>> 0).toString(16)}`
}

describe('the drawn families', () => {
  it('are all of those that a title can call for, or fewer while they are drawn', () => {
    const known = allWords.map(({ id }) => id)
    expect(families.length).toBeGreaterThan(0)
    for (const { id } of families) expect(known).toContain(id)
  })

  it.each(families)('[A10] $id draws the same each time', (family) => {
    const [first, second] = [0, 1].map(() => tell(family, exampleBox()))
    expect(second).toEqual(first)
    expect(hashOf(first ?? [])).toMatchSnapshot()
  })

  it.each(families)('[A10] $id has words for all that it names', ({ bigWord, symbols }) => {
    const names = [bigWord, ...symbols.symbols.flatMap(({ name }) => name ?? [])]
    expect(names.filter((name) => !(name.replace('arcade-places.', '') in words))).toEqual([])
  })

  it.each(families)('[A10] $id is drawn on every grid, on a phone too, in figures', (family) => {
    for (const [reels, rows] of [
      [3, 3],
      [5, 4],
      [6, 4],
      [6, 5],
      [7, 7],
    ] as const) {
      for (const phone of [false, true]) {
        const box = exampleBox({ reels, rows, phone, title: '深い海の女王 🐋' }, family.aspect)
        expect(tell(family, box).length).toBeGreaterThan(500)
      }
    }
  })

  it.each(families)('[A10] $id has symbols for every model', ({ symbols, spare }) => {
    const count = (role: string) => symbols.symbols.filter((own) => own.role === role).length
    expect(['low', 'high', 'wild', 'scatter', 'coin'].map(count)).toEqual([6, 4, 1, 1, 1])
    const roles = symbols.symbols.map(({ role }) => role)
    const named = symbols.symbols.map(({ name, emblem }) => name ?? emblem)
    expect(new Set(named).size).toBe(named.length)
    // Whatever the title pictures, no two of its symbols are the same.
    for (const own of new Set(symbols.symbols.map(({ emblem }) => emblem ?? 'seven'))) {
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const dressed = dressSymbols(symbols.symbols, roles, { own: [own, 0], spare, turn })
        const seen = dressed.map(({ emblem, symbol }) => emblem ?? symbol.name)
        expect(new Set(seen).size).toBe(seen.length)
      }
    }
  })

  it.each(families)('[A10] $id is written so that it can be read', (family) => {
    expect(contrastOf(family.footInk, family.footGround)).toBeGreaterThan(4.5)
    expect(contrastOf(family.plateInk, family.plateGround)).toBeGreaterThan(4.5)
    for (const style of [family.sumStyle, family.wordStyle]) {
      const fills = typeof style.fill === 'string' ? [style.fill] : (style.fill ?? ['#fff'])
      // Large letters, from their middle tone to what lies behind them.
      const middle = fills[Math.floor(fills.length / 2)] ?? '#fff'
      const around = [style.stroke?.[0] ?? family.plateGround, family.footGround]
      expect(Math.max(...around.map((ground) => contrastOf(middle, ground)))).toBeGreaterThan(3)
    }
  })

  it.each(families)('[A12] $id can be read in every coat and metal', (family) => {
    const { footInk, footGround, nameLook } = family
    const faint: string[] = []
    for (const coat of [0, 1, 2, 3, 4]) {
      for (const trim of [0, 1, 2, 3]) {
        const turns = { ...turnsOf({ vendor: 'HARLOW', code: 'any' }), coat, trim }
        const { change } = dressOf(turns, 'seven').cabinet
        const isFaint = (ink: string, ground: string) => contrastOf(ink, ground) < 4.5
        if (isFaint(footInk, change(footGround))) faint.push(`foot ${coat} ${trim}`)
        for (const ink of nameLook.inks) {
          for (const ground of nameLook.grounds) {
            if (isFaint(change(ink), change(ground))) {
              faint.push(`${ink} on ${ground} ${coat} ${trim}`)
            }
          }
        }
      }
    }
    expect(faint).toEqual([])
  })

  it.each(families)('[A13] $id writes the whole of a long name', (family) => {
    const titles = [
      'The Long and Winding Road of the Emperor of the Seven Seas II',
      '深い海の女王と七つの海の皇帝の長く曲がりくねった道の物語そして月うさぎの祭り提灯の夜と星の郵便局の伝説',
      '깊은 바다의 여왕과 일곱 바다의 황제가 걷는 길고 구불구불한 길의 이야기와 달토끼 축제의 밤',
      'ราชินีแห่งท้องทะเลลึกและจักรพรรดิแห่งเจ็ดคาบสมุทรบนถนนสายยาว',
    ]
    const bare = (text: string) => text.toUpperCase().replaceAll(/\s/g, '')
    for (const title of titles) {
      for (const phone of [false, true]) {
        const { context, lines } = toldContext()
        const box = exampleBox({ phone, title }, family.aspect)
        family.cabinet.cabinet(context, box, 'dark')
        family.cabinet.fore?.(context, 4, box, 'dark', nothing, -1)
        const written = lines.flatMap((line) => /^fillText (.*) \S+ \S+$/.exec(line)?.[1] ?? [])
        expect(bare([...new Set(written)].join(''))).toContain(bare(title))
      }
    }
  })

  it.each(families)(
    '[A10] $id writes small sums on its plates in an ink of their own',
    (family) => {
      const { fill = '#fff' } = family.plateSumStyle ?? family.sumStyle
      for (const ink of typeof fill === 'string' ? [fill] : fill) {
        expect(contrastOf(ink, family.plateGround), ink).toBeGreaterThan(3)
      }
    },
  )

  it.each(families)('[A10] $id stops its reels one after the other in time', ({ show }) => {
    const { order, stops } = show.motion
    expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    expect(stops).toEqual(stops.toSorted((a, b) => a - b))
    expect(stops.at(-1)).toBeLessThanOrEqual(2200)
  })

  it.each(families)('[A10] $id sounds by its recipe, no louder than agreed', ({ sound }) => {
    const notes = [
      ...sound.win.flat(),
      ...sound.spin,
      ...sound.free,
      ...sound.hold,
      ...sound.coin,
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((reel) => sound.stop(reel)),
      ...sound.bed.notes.flatMap((step) => (step === 0 ? [] : step)),
    ]
    expect(sound.win).toHaveLength(4)
    for (const [, degree, , ms = 200, level = 0.1] of notes) {
      expect(Number.isFinite(Number(degree))).toBe(true)
      expect(ms).toBeGreaterThan(0)
      expect(level).toBeLessThanOrEqual(0.34)
    }
  })
})
