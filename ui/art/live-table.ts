import { ink, shift, toHex } from './colour.ts'
import type { Ink } from './colour.ts'
import { drawDealer } from './dealer.ts'
import { polar, range, TURN } from './geometry.ts'
import { drawKit } from './live-kit.ts'
import type { LiveGame } from './live-kit.ts'
import { at } from './path.ts'
import { createRandom } from './seed.ts'
import { createFinder } from './words.ts'

export interface LiveTable {
  readonly vendor: string
  readonly code: string
  readonly name?: string
  readonly ratio?: '16:9' | '4:3'
}

const CLOTHS: readonly [Ink, ...Ink[]] = [
  ink(0.42, 0.08, 160),
  ink(0.39, 0.115, 22),
  ink(0.41, 0.115, 260),
  ink(0.44, 0.085, 75),
  ink(0.38, 0.09, 322),
  ink(0.41, 0.066, 205),
]

const findGame = createFinder<LiveGame>([
  {
    value: 'dragonTiger',
    words: 'dragontiger dragon tigre tiger longhu',
    signs: 'ドラゴンタイガー 龍虎 龙虎 드래곤타이거 용호',
  },
  {
    value: 'moneyWheel',
    words: 'wheel dream crazy roda gulong show monopoly',
    signs: 'ホイール 휠',
  },
  { value: 'roulette', words: 'roulette roleta ruleta', signs: 'ルーレット 룰렛' },
  { value: 'blackjack', words: 'blackjack 21 bj', signs: 'ブラックジャック 블랙잭' },
  {
    value: 'sicBo',
    words: 'sicbo sic dice dado* craps hilo',
    signs: 'シックボー サイコロ 식보 주사위',
  },
  {
    value: 'poker',
    words: 'poker hold* stud patti andar rummy',
    signs: 'ポーカー ホールデム 포커 홀덤',
  },
  { value: 'beadPlate', words: 'fantan fan xoc xocdia sedie color', signs: 'ファンタン 판탄 색접' },
  { value: 'baccarat', words: 'baccarat bacara* bac', signs: 'バカラ 百家 바카라' },
])

const GAMES: readonly [LiveGame, ...LiveGame[]] = [
  'baccarat',
  'baccarat',
  'baccarat',
  'roulette',
  'blackjack',
  'dragonTiger',
  'sicBo',
  'poker',
]

/**
 * A live table from the players' side, 16:9 or 4:3: cloth, dealer and what the game is played with, no text.
 * The name tells which game it is; without a word for one, the code draws one, mostly baccarat.
 */
export function liveTableSvg({ vendor, code, name = '', ratio = '16:9' }: LiveTable): string {
  const stream = (part: string) => createRandom(`live-${part}`, vendor, code)
  const cloth = stream('cloth').pick(CLOTHS)
  const [game = stream('game').pick(GAMES)] = findGame(name)
  // The taller picture has more cloth in front, and so its things lie nearer and larger.
  const nearer =
    ratio === '4:3' ? '<g transform="translate(183 106) scale(1.24) translate(-183 -101)">' : '<g>'
  const kit = `${nearer}${drawKit(game, stream('kit'))}</g>`
  const box = ratio === '4:3' ? '0 -28 366 274.5' : '0 0 366 206'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">` +
    `<rect y="-40" width="366" height="290" fill="${toHex(shift(cloth, { l: -0.12, c: -0.015 }))}"/>` +
    `<path d="${rays()}" fill="#efe8d2" fill-opacity=".05"/>${drawLamp()}` +
    `<g transform="translate(183 46)">${drawDealer(stream('dealer'))}</g>` +
    `${drawCloth(cloth)}${kit}</svg>`
  )
}

function rays(): string {
  const hub = [183, 60] as const
  return range(36)
    .map(
      (i) =>
        `M${at(hub)}L${at(polar(330, (i * TURN) / 36, hub))}L${at(polar(330, ((i + 0.5) * TURN) / 36, hub))}Z`,
    )
    .join('')
}

/** Lamp light over the table: two soft cones, no blur. */
function drawLamp(): string {
  return (
    `<path d="M183 -60L20 120H346Z" fill="#f6d476" fill-opacity=".05"/>` +
    `<path d="M183 -60L86 120H280Z" fill="#f6d476" fill-opacity=".06"/>`
  )
}

function drawCloth(cloth: Ink): string {
  return (
    `<path d="M-14 300C-14 124 58 70 183 70S380 124 380 300Z" fill="${toHex(shift(cloth, { l: -0.2, c: -0.03 }))}"/>` +
    `<path d="M-10 300C-10 132 60 76 183 76S376 132 376 300Z" fill="${toHex(cloth)}"/>` +
    `<path d="M40 300C40 150 96 88 183 88S326 150 326 300Z" fill="${toHex(shift(cloth, { l: 0.025 }))}"/>` +
    `<path d="M5 300C7 140 74 85 183 85S359 140 361 300" fill="none" stroke="#e4bd66" stroke-width="2"/>` +
    `<path d="M17 300C20 148 82 94 183 94S346 148 349 300" fill="none" stroke="#efe8d2" stroke-opacity=".35" stroke-width="1.5"/>`
  )
}
