import { RotateCw, Square } from 'lucide-react'
import { range } from '@baize/ui/art/geometry'
import { useText } from '@baize/texts/use-text'
import type { SlotPhase } from './state.ts'

type Props = {
  readonly phase: SlotPhase
  readonly onSpin: () => void
  readonly onStop: () => void
  readonly disabled?: boolean
}

/** The chip in the middle. While the reels turn it shows the result at once; the next spin waits for its time. */
export function SpinButton({ phase, onSpin, onStop, disabled = false }: Props) {
  const t = useText()
  const turning = phase === 'spinning' || phase === 'showing'
  return (
    <button
      type="button"
      id="spin"
      aria-label={turning ? t('arcade.showResult') : t('arcade.spin')}
      aria-disabled={disabled || phase === 'resting' || undefined}
      aria-keyshortcuts="Space Enter"
      data-phase={phase}
      onClick={turning ? onStop : disabled ? undefined : onSpin}
      className="spin-button"
    >
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
      {turning ? (
        <Square size={28} aria-hidden="true" className="relative" />
      ) : (
        <RotateCw size={36} aria-hidden="true" className="relative" />
      )}
    </button>
  )
}
