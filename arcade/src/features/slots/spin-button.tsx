import type { ReactNode } from 'react'
import { RotateCw, Square } from 'lucide-react'
import { range } from '@baize/ui/art/geometry'
import { useText } from '@baize/texts/use-text'
import type { SlotState } from './state.ts'

type Props = {
  readonly state: Pick<SlotState, 'phase' | 'isPresenting'>
  readonly onSpin: () => void
  readonly onStop: () => void
  readonly disabled?: boolean
  /** What it looks like; the chip of the house where nothing is said. */
  readonly face?: ReactNode
  /** The colour of the sign upon it. */
  readonly ink?: string
}

/** The chip in the middle. Nothing stops turning reels; what is presented ends with a press. */
export function SpinButton({ state, onSpin, onStop, disabled = false, face, ink }: Props) {
  const t = useText()
  const { phase, isPresenting } = state
  const canSpin = phase === 'ready' && !disabled
  return (
    <button
      type="button"
      id="spin"
      aria-label={isPresenting ? t('arcade.showResult') : t('arcade.spin')}
      aria-disabled={!(canSpin || isPresenting) || undefined}
      aria-keyshortcuts="Space Enter"
      data-phase={phase}
      onClick={isPresenting ? onStop : canSpin ? onSpin : undefined}
      className="spin-button"
      style={ink === undefined ? undefined : { color: ink }}
    >
      {face ?? <HouseChip />}
      {isPresenting ? (
        <Square size={28} aria-hidden="true" className="relative" />
      ) : (
        <RotateCw size={36} aria-hidden="true" className="relative" />
      )}
    </button>
  )
}

function HouseChip() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 size-full">
      <circle r="49" fill="#b8893a" />
      <circle r="47" fill="var(--metal)" />
      {range(12).map((i) => (
        <rect
          key={i}
          x="-4"
          y="-47"
          width="8"
          height="9"
          fill="#16261d"
          transform={`rotate(${i * 30})`}
        />
      ))}
      <circle r="36" fill="none" stroke="#161b07" strokeWidth="1.5" />
    </svg>
  )
}
