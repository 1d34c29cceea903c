import { cx } from '@baize/ui/look/cx.ts'
import type { Sums } from '../../shared/sums.ts'
import type { Band } from './bands.ts'
import { shadeOf } from './shades.ts'
import { fieldsOf, middleOf } from './wheel-fields.ts'
import './tickets.css'

/** Below so much of a turn no label fits; the table names it. */
const labelled = 0.035

const pointAt = (turn: number, radius: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(200 + radius * Math.cos(angle)).toFixed(2)} ${(200 + radius * Math.sin(angle)).toFixed(2)}`
}

type WheelProps = {
  readonly bands: readonly Band[]
  readonly sums: Sums
  readonly blank: string
  /** The prize that was drawn, once it is known. */
  readonly drawn: number | undefined
  readonly isMoving: boolean
}

/** It turns to what was drawn before it began to turn. */
export function Wheel({ bands, sums, blank, drawn, isMoving }: WheelProps) {
  const shown = fieldsOf(bands)
  const middle = drawn === undefined ? undefined : middleOf(shown, drawn)
  const turns = middle === undefined ? 0 : (isMoving ? 4 : 0) - middle
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="mx-auto block w-full max-w-96">
      <circle cx="200" cy="200" r="196" fill="#3a0d14" stroke="#e4bd66" strokeWidth="4" />
      <g
        className={cx('ticket-wheel', isMoving && 'is-moving')}
        style={{ transform: `rotate(${turns}turn)` }}
      >
        {shown.map(({ band, from, to }) => {
          const prize = bands[band]
          if (prize === undefined) return null
          const isBlank = prize.to === 0n
          return (
            <g key={from}>
              <path
                d={`M200 200 L${pointAt(from, 178)} A178 178 0 0 1 ${pointAt(to, 178)} Z`}
                fill={shadeOf(band, isBlank)}
                stroke="#e4bd66"
                strokeWidth={to - from < 0.01 ? 1 : 2}
              />
              {to - from >= labelled && (
                <text
                  transform={`rotate(${((from + to) / 2) * 360} 200 200) translate(200 56) rotate(90)`}
                  fill={isBlank ? '#3a0d14' : '#efe8d2'}
                  fontSize="19"
                  fontWeight="700"
                  dominantBaseline="middle"
                  className="font-display"
                  textLength={labelOf(prize, sums, blank).length > 9 ? 104 : undefined}
                  lengthAdjust="spacingAndGlyphs"
                >
                  {labelOf(prize, sums, blank)}
                </text>
              )}
            </g>
          )
        })}
      </g>
      <circle cx="200" cy="200" r="38" fill="#efe8d2" stroke="#b98a2b" strokeWidth="4" />
      <circle cx="200" cy="200" r="22" fill="#8c1d2f" />
      <path d="M200 40 L184 6 H216 Z" fill="#e4bd66" stroke="#3a0d14" strokeWidth="2" />
    </svg>
  )
}

function labelOf({ from, to }: Band, sums: Sums, blank: string): string {
  if (to === 0n) return blank
  return from === to ? sums.short(to) : `≤ ${sums.short(to)}`
}
