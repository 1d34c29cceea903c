import { cx } from '@baize/ui/look/cx.ts'
import { shadeOf } from './shades.ts'
import './tickets.css'

type EggsProps = {
  readonly chosen: number
  readonly onChoose: (egg: number) => void
  readonly label: (egg: number) => string
  /** What stands on the slip in the open one. */
  readonly slip: string | undefined
  readonly isMoving: boolean
  readonly disabled: boolean
}

/** Six eggs, of which one is chosen; what is in it was drawn before. */
export function Eggs({ chosen, onChoose, label, slip, isMoving, disabled }: EggsProps) {
  return (
    <div className="mx-auto grid max-w-96 grid-cols-3 gap-3">
      {Array.from({ length: 6 }, (_, egg) => (
        <button
          key={egg}
          type="button"
          aria-label={label(egg + 1)}
          aria-pressed={egg === chosen}
          disabled={disabled}
          onClick={() => onChoose(egg)}
          className={cx(
            'rounded-card border-2 p-1',
            egg === chosen ? 'border-metal' : 'border-transparent',
          )}
        >
          <Egg
            shade={shadeOf(egg, false)}
            slip={egg === chosen ? slip : undefined}
            isMoving={egg === chosen && isMoving}
          />
        </button>
      ))}
    </div>
  )
}

type EggProps = {
  readonly shade: string
  readonly slip: string | undefined
  readonly isMoving: boolean
}

function Egg({ shade, slip, isMoving }: EggProps) {
  return (
    <svg
      viewBox="0 0 100 130"
      aria-hidden="true"
      className={cx('block w-full', isMoving && 'ticket-shake')}
    >
      <path d="M30 112h40l6 14H24Z" fill="#8f6314" stroke="#3a0d14" strokeWidth="2" />
      {slip === undefined ? (
        <path d={whole} fill="#e4bd66" stroke="#3a0d14" strokeWidth="2.5" />
      ) : (
        <>
          <path
            d={top}
            fill="#e4bd66"
            stroke="#3a0d14"
            strokeWidth="2.5"
            transform="rotate(24 84 56) translate(6 -10)"
          />
          <rect x="20" y="42" width="60" height="34" rx="3" fill="#efe8d2" stroke="#b98a2b" />
          <text
            x="50"
            y="64"
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="#16261d"
            textLength={slip.length > 7 ? 54 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {slip}
          </text>
          <path d={bottom} fill="#e4bd66" stroke="#3a0d14" strokeWidth="2.5" />
        </>
      )}
      <path d="M18 82q32 14 64 0v10q-32 14-64 0Z" fill={shade} />
    </svg>
  )
}

const whole = 'M50 6C74 6 86 46 86 74a36 40 0 0 1-72 0C14 46 26 6 50 6Z'
const top = 'M50 6C70 6 82 34 85 58l-11-6-12 8-12-8-12 8-12-8-11 6C18 34 30 6 50 6Z'
const bottom = 'M15 68l11-6 12 8 12-8 12 8 12-8 11 6c0 28-16 46-35 46S15 96 15 68Z'
