// What lies on the cloth of each live game, drawn about (183, 0) on a table whose near edge is at 206.
import { drawEmblem } from './emblem.ts'
import { circle, ellipse, polar, range, roundRect } from './geometry.ts'
import { BLACK, BLUE, chips, deal, LINE, PAPER, put, RED, toned } from './live-pieces.ts'
import { at } from './path.ts'
import type { Random } from './seed.ts'

export type LiveGame =
  | 'baccarat'
  | 'roulette'
  | 'blackjack'
  | 'dragonTiger'
  | 'sicBo'
  | 'poker'
  | 'moneyWheel'
  | 'beadPlate'

type Kit = (random: Random) => string

const baccarat: Kit = (random) =>
  `<path d="M92 148C120 160 246 160 274 148" ${LINE}/>` +
  deal(
    [
      [116, 118, -7],
      [150, 116, 4],
      [216, 116, -4],
      [250, 118, 7],
    ],
    random,
  ) +
  chips(
    [
      [124, 178],
      [162, 182],
      [204, 182],
      [242, 178],
    ],
    random,
  )

const roulette: Kit = (random) => {
  const columns = range(9).map((i) => `M${215 + i * 9} 112V148`)
  const bets = [
    [210, 118],
    [228, 130],
    [246, 142],
    [264, 118],
    [282, 130],
  ] as const
  return (
    put(drawEmblem('wheel', toned(RED), random.below(4)), 134, 138, 0.6) +
    `<path d="M206 112H296V148H206ZM206 124H296M206 136H296${columns.join('')}" ${LINE}/>` +
    `<path d="${bets.map(([x, y]) => circle(3.2, x, y)).join('')}" fill="${RED}"/>` +
    chips(
      [
        [214, 172],
        [246, 178],
        [278, 172],
      ],
      random,
    )
  )
}

const blackjack: Kit = (random) => {
  const seats = range(7).map((i) => [183 + (i - 3) * 40, 176 - (i - 3) ** 2 * 3.6] as const)
  return (
    `<path d="${seats.map(([x, y]) => circle(16, x, y)).join('')}" ${LINE}/>` +
    deal(
      [
        [168, 116, -5],
        [198, 116, 5],
      ],
      random,
    ) +
    chips(
      seats.filter((_, i) => i % 2 === 1 || random.chance(0.3)),
      random,
    )
  )
}

const dragonTiger: Kit = (random) =>
  `<path d="${circle(30, 92, 136)}${circle(30, 274, 136)}" ${LINE}/>` +
  put(drawEmblem('dragon', toned('#e4bd66', '#8a2b22')), 92, 136, 0.34) +
  put(drawEmblem('tiger', toned('#e98a5b', BLACK)), 274, 136, 0.34) +
  deal(
    [
      [158, 122, -4],
      [208, 122, 4],
    ],
    random,
    1.15,
  ) +
  chips(
    [
      [146, 178],
      [183, 182],
      [220, 178],
    ],
    random,
  )

const sicBo: Kit = (random) =>
  `<path d="${ellipse(66, 20, 183, 162)}" fill="#05110c" fill-opacity=".3"/><path d="${ellipse(62, 18, 183, 158)}" fill="#c99b3f"/>` +
  `<path d="${ellipse(54, 14, 183, 156)}" fill="${BLACK}"/>` +
  [
    [160, 142],
    [206, 142],
    [183, 152],
  ]
    .map(([x = 0, y = 0]) =>
      put(drawEmblem('dice', toned('#efe8d2', RED), random.below(30)), x, y, 0.27),
    )
    .join('') +
  `<path d="M131 152C131 92 235 92 235 152" fill="${PAPER}" fill-opacity=".12" stroke="${PAPER}" stroke-opacity=".7" stroke-width="2"/>` +
  `<path d="M148 132C152 118 164 110 174 108" fill="none" stroke="${PAPER}" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/><path d="${circle(5, 183, 104)}" fill="#e4bd66"/>` +
  chips(
    [
      [84, 156],
      [282, 156],
    ],
    random,
  )

const poker: Kit = (random) =>
  `<path d="${roundRect(196, 56, 10, 183, 120)}" ${LINE}/>` +
  deal(
    range(5).map((i) => [107 + i * 38, 120, 0]),
    random,
  ) +
  chips(
    [
      [150, 178],
      [183, 182],
      [216, 178],
    ],
    random,
  )

const moneyWheel: Kit = (random) => {
  const slices = 12
  const edge = (i: number) => at(polar(58, (i * Math.PI * 2) / slices))
  const colours = [RED, '#efe8d2', BLUE, '#e4bd66'] as const
  const wheel = range(slices).map(
    (i) =>
      `<path d="M0 0L${edge(i)}A58 58 0 0 1 ${edge(i + 1)}Z" fill="${colours[i % 4] ?? RED}"/>`,
  )
  return (
    put(
      `<path d="${circle(66)}" fill="#c99b3f"/><path d="${circle(61)}" fill="${BLACK}"/>${wheel.join('')}` +
        `<path d="${circle(14)}" fill="#e4bd66"/><path d="${circle(8)}" fill="${BLACK}"/><path d="M0 -54L-8 -74H8Z" fill="${PAPER}" stroke="${BLACK}" stroke-width="2"/>`,
      183,
      150,
      0.82,
    ) +
    chips(
      [
        [84, 166],
        [112, 180],
        [258, 180],
        [286, 166],
      ],
      random,
    )
  )
}

const beadPlate: Kit = (random) => {
  const count = 3 + random.below(2)
  const beads = range(4).map(
    (i) =>
      `<path d="${circle(8, 158 + i * 17, 138 + (i % 2) * 10)}" fill="${i < count - 1 ? PAPER : RED}"/>`,
  )
  return (
    `<path d="${ellipse(74, 32, 183, 148)}" fill="#05110c" fill-opacity=".3"/><path d="${ellipse(70, 30, 183, 143)}" fill="#efe8d2"/>` +
    `<path d="${ellipse(60, 24, 183, 143)}" fill="${BLUE}"/>${beads.join('')}` +
    chips(
      [
        [84, 156],
        [282, 156],
      ],
      random,
    )
  )
}

const KITS: Readonly<Record<LiveGame, Kit>> = {
  baccarat,
  roulette,
  blackjack,
  dragonTiger,
  sicBo,
  poker,
  moneyWheel,
  beadPlate,
}

export const drawKit = (game: LiveGame, random: Random): string => KITS[game](random)
