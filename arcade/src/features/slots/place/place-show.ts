import type { Frame, SlotFace, SlotShown } from '@baize/games/slots/shown'
import type { TextKey } from '@baize/texts/keys'
import type { SoundRecipe } from '@baize/ui/art/stage/sounds'
import type { translate } from '@baize/texts/browser'
import { describeWin, describeWins } from '../describe.ts'
import type { FrameShow } from '../frame-show.ts'
import type { SlotLook } from '../look.ts'
import { unitsToSum, unitsUpTo } from '../pays.ts'
import type { Orchestra } from './orchestra.ts'
import type { Place } from './place.ts'
import type { PaidGroup } from './presentation.ts'
import { presentedMs, tierOf, timesOf } from './tier.ts'

type Words = typeof translate

/** What a round of a drawn family is shown with. */
export type ShowKit = {
  readonly place: Pick<Place, 'present' | 'cut' | 'travel' | 'plate' | 'plates' | 'say'>
  readonly face: SlotFace
  readonly look: SlotLook
  readonly stake: bigint
  readonly returned: bigint
  readonly orchestra: Pick<Orchestra, 'play'>
  readonly recipe: SoundRecipe
  readonly t: Words
  /** With the currency. */
  write(sum: bigint): string
}

const introMs = 2900
const moreMs = 1600
const outroMs = 3200
const scattersMs = 1100
const wipeMs = { there: 1500, back: 1200 } as const
const holdMs = 600

export const isFree = (frame: Frame | undefined): boolean =>
  frame?.phase === 'free' || frame?.phase === 'free_cascade'

/** Free spins in a place of their own, coins that are held, and each win at its own size. */
export function placeShow(kit: ShowKit): FrameShow {
  const { place, orchestra, recipe } = kit
  return {
    before(shown, index) {
      const frame = shown.frames[index]
      const last = shown.frames[index - 1]
      if (!frame) return 0
      place.present(undefined)
      if (isFree(frame) && !isFree(last)) return begin(kit, awardedBefore(shown, index))
      if (isFree(frame) && last && last.awarded > 0) {
        place.plate(introWords(kit, `+${last.awarded}`), moreMs)
        return moreMs
      }
      if (frame.phase === 'hold' && last?.phase !== 'hold') {
        orchestra.play(recipe.hold)
        return holdMs
      }
      return 0
    },
    stand(shown, index) {
      const frame = shown.frames[index]
      if (!frame) return 0
      tellPlates(kit, shown, index)
      if (landedCoins(shown, index)) orchestra.play(recipe.coin)
      return presentFrame(kit, shown, index, frame)
    },
    end: (shown) => finish(kit, shown),
    cut: () => place.cut(),
  }
}

function begin(kit: ShowKit, count: number): number {
  const { place, orchestra, recipe } = kit
  orchestra.play(recipe.free)
  place.plate(introWords(kit, String(count)), introMs)
  place.travel('free', wipeMs.there)
  return introMs
}

const awardedBefore = ({ frames }: SlotShown, index: number): number =>
  frames.slice(0, index).reduce((sum, frame) => sum + frame.awarded, 0)

function introWords({ face, t }: ShowKit, figure: string) {
  const free = face.features.find((feature) => feature.kind === 'free_spins')
  const times = free?.multiplier ?? 1
  return {
    kind: 'intro',
    figure,
    head: t('arcade-places.freeSpins'),
    foot: times > 1 ? t('arcade-places.freeTimes', { times }) : t('arcade-places.freePlain'),
  } as const
}

/** What is left and what came so far, beside the cabinet. */
function tellPlates(kit: ShowKit, shown: SlotShown, index: number): void {
  const { place, face, stake, t, write } = kit
  const frame = shown.frames[index]
  if (!frame) return
  const soFar = write(unitsToSum(unitsUpTo(shown, index), stake, face))
  if (isFree(frame)) {
    place.plates([
      [t('arcade-places.freeLeft'), String(frame.left)],
      [t('arcade-places.soFar'), soFar],
    ])
    return
  }
  if (frame.phase !== 'hold') return
  const held = (frame.coins ?? []).flat().reduce((sum, units) => sum + units, 0)
  place.plates([
    [t('arcade-places.respinsLeft'), String(frame.left)],
    [t('arcade-places.heldSoFar'), write(unitsToSum(held, stake, face))],
  ])
}

const coinsOf = (frame: Frame | undefined) =>
  (frame?.coins ?? []).flat().filter((units) => units > 0).length

const landedCoins = ({ frames }: SlotShown, index: number): boolean =>
  frames[index]?.phase === 'hold' && coinsOf(frames[index]) > coinsOf(frames[index - 1])

function presentFrame(kit: ShowKit, shown: SlotShown, index: number, frame: Frame): number {
  const { place, face, look, stake, t, write } = kit
  const isLast = index === shown.frames.length - 1
  const isWhole = isLast && !isFree(frame)
  const sum = isWhole ? kit.returned : unitsToSum(frame.pays, stake, face)
  const groups = groupsOf(kit, frame)
  if (sum === 0n) {
    if (frame.awarded > 0) {
      place.present({
        tier: 1,
        sum,
        groups,
        times: '',
        plain: t('arcade.freeAwarded', { count: frame.awarded }),
      })
      return scattersMs
    }
    place.present(undefined)
    return isLast ? 0 : frame.phase === 'hold' ? 250 : 350
  }
  const tier = tierOf(sum, stake)
  const reason = describeWins(frame, look, t)
  const words = { sum: write(sum), reason }
  place.present({
    tier,
    sum,
    groups,
    times: t('arcade-places.timesBet', { times: timesOf(sum, stake) }),
    ...(isWhole && shown.jackpot && { head: t('arcade.jackpotWon') }),
    plain: reason === '' ? t('arcade.returned', words) : t('arcade-places.returnedFor', words),
  })
  if (tier === 1) return isLast ? 0 : 900
  kit.orchestra.play(kit.recipe.win[tier - 2] ?? [])
  const ms = presentedMs[tier]
  return isLast ? ms : Math.max(ms, frame.awarded > 0 ? 1600 : 1100)
}

function groupsOf({ face, look, stake, t }: ShowKit, frame: Frame): PaidGroup[] {
  const paid = frame.wins.map((win) => ({
    cells: win.cells,
    isLine: win.kind === 'line',
    pays: unitsToSum(win.pays, stake, face),
    words: describeWin(win, look, t),
  }))
  const scatter = face.symbols.findIndex(({ role }) => role === 'scatter')
  if (frame.awarded === 0 || frame.wins.some(({ kind }) => kind === 'scatter')) return paid
  const cells = frame.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === scatter ? [[reel, row] as const] : [])),
  )
  return [...paid, { cells, isLine: false, pays: 0n, words: '' }]
}

/** Back from the free spins, with what they returned. What is no win is one plain sentence. */
function finish(kit: ShowKit, shown: SlotShown): number {
  const { place, stake, returned, orchestra, recipe, t, write } = kit
  const free = shown.frames.filter((frame) => frame.phase === 'free').length
  place.plates(undefined)
  if (free === 0) return 0
  place.travel('base', wipeMs.back)
  place.present(undefined)
  if (returned <= stake) return 0
  const tier = tierOf(returned, stake)
  orchestra.play(recipe.win[Math.min(tier, 4) - 2] ?? [])
  place.plate(
    {
      kind: 'outro',
      figure: write(returned),
      head: shown.jackpot
        ? t('arcade.jackpotWon')
        : t('arcade-places.freeReturned', { count: free }),
      foot: t('arcade-places.timesBet', { times: timesOf(returned, stake) }),
    },
    outroMs,
  )
  return outroMs
}

/** The name of a family's largest wins is a key of the texts of the places. */
export const bigWordOf = (bigWord: string): TextKey => bigWord as TextKey
