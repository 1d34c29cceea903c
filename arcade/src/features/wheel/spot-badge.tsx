import { paysToOne, type WheelSpot } from '@baize/games/wheel/wheel'
import { cx } from '@baize/ui/look/cx.ts'
import { spotInks, spotSigns } from './spot-look.ts'
import './spot-badge.css'

type Props = { readonly spot: WheelSpot; readonly className?: string }

/** A spot in little: its number in its colour, or its sign. What it is called is said beside it. */
export function SpotBadge({ spot, className }: Props) {
  const { ground, ink } = spotInks[spot]
  const sign = spotSigns[spot]
  return (
    <span
      aria-hidden="true"
      className={cx('spot-badge', className)}
      style={{ background: ground, color: ink }}
    >
      {sign === undefined ? (
        paysToOne(spot)
      ) : (
        <svg viewBox="-8 -8 16 16">
          <path d={sign} fill="currentColor" />
        </svg>
      )}
    </span>
  )
}
