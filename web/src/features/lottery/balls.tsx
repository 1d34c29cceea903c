import type { CSSProperties } from 'react'
import type { Family } from '@baize/games/lottery/play'
import { colourOf } from '@baize/games/lottery/lhc/map'
import { NumberBall } from '@baize/ui/figures/ball'
import type { BallPaint } from '@baize/ui/figures/ball-colours.ts'
import './balls.css'

type Props = {
  readonly family: Family
  readonly draw: readonly string[]
  readonly size?: number
}

const waves = { red: '#e24942', blue: '#3d8ad4', green: '#43a96e' } as const

function paintOf(family: Family, symbol: string): BallPaint | undefined {
  return family === 'lhc' ? { colour: waves[colourOf(symbol)], stripe: false } : undefined
}

/** A draw as balls, dice or figures, whichever its family is known by. Numbers are read out as text. */
export function Balls({ family, draw, size = 44 }: Props) {
  if (family === 'k3') return <Dice draw={draw} size={size} />
  if (family === 'pk10') return <Cards draw={draw} size={size} />
  const digits = isSheet(family) ? [...(draw[0] ?? '')] : draw
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {digits.map((symbol, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ball stands at its place, and digits come twice
        <span
          key={place}
          {...comes(place, digits.length)}
          className="ball-in flex items-center gap-1.5"
        >
          {family === 'lhc' && place === 6 && <span aria-hidden="true">+</span>}
          <NumberBall
            value={Number(symbol)}
            text={symbol}
            size={size}
            {...withPaint(paintOf(family, symbol))}
          />
        </span>
      ))}
    </span>
  )
}

/** When it falls, as a share of the time in which all do. */
const comes = (place: number, count: number) => ({
  style: { '--at': count < 2 ? 0 : place / (count - 1) } as CSSProperties,
})

const withPaint = (paint: BallPaint | undefined) => (paint === undefined ? {} : { paint })

/** Families that draw prizes of several digits. */
export const isSheet = (family: Family): boolean =>
  ['vnn', 'vns', 'thai', 'lao', 'hanoi', '4d'].includes(family)

const [light, dark] = ['#ffffff', '#16261d']

/** The colours of a race, by number, each with an ink that can be read on it; the figure says it too. */
const lanes = [
  ['#c9a227', dark],
  ['#2f72b8', light],
  ['#4e5a5e', light],
  ['#b35a1b', light],
  ['#1c7f7f', light],
  ['#5a49a8', light],
  ['#8a9a94', dark],
  ['#b83a34', light],
  ['#7a2a1f', light],
  ['#257a47', light],
] as const

function Cards({ draw, size }: { readonly draw: readonly string[]; readonly size: number }) {
  return (
    <span className="flex flex-wrap gap-1">
      {draw.map((number, place) => (
        <b
          key={number}
          style={{
            ...comes(place, draw.length).style,
            background: lanes[Number(number) - 1]?.[0],
            color: lanes[Number(number) - 1]?.[1],
            width: size * 0.66,
            height: size * 0.72,
          }}
          className="ball-in grid place-items-center rounded-chip text-meta font-bold"
        >
          {number}
        </b>
      ))}
    </span>
  )
}

const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [5, 5],
    [15, 15],
  ],
  3: [
    [5, 5],
    [10, 10],
    [15, 15],
  ],
  4: [
    [5, 5],
    [15, 5],
    [5, 15],
    [15, 15],
  ],
  5: [
    [5, 5],
    [15, 5],
    [10, 10],
    [5, 15],
    [15, 15],
  ],
  6: [
    [5, 5],
    [15, 5],
    [5, 10],
    [15, 10],
    [5, 15],
    [15, 15],
  ],
}

function Dice({ draw, size }: { readonly draw: readonly string[]; readonly size: number }) {
  return (
    <span className="flex gap-1.5">
      {draw.map((face, place) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- a die stands at its place, and faces come twice
          key={place}
          {...comes(place, draw.length)}
          className="ball-in"
          width={size * 0.86}
          height={size * 0.86}
          viewBox="0 0 20 20"
          role="img"
          aria-label={face}
        >
          <rect width="20" height="20" rx="4" fill="#efe8d2" />
          {(pips[face] ?? []).map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="2"
              fill={face === '1' || face === '4' ? '#a72626' : '#16261d'}
            />
          ))}
        </svg>
      ))}
    </span>
  )
}
