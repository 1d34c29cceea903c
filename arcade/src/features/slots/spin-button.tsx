import type { ReactNode } from 'react'
import { RotateCw, Square } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import type { SlotState } from './state.ts'

type Props = {
  readonly state: Pick<SlotState, 'phase' | 'isPresenting'>
  readonly onSpin: () => void
  readonly onStop: () => void
  readonly disabled?: boolean
  /** What it looks like. */
  readonly face: ReactNode
  /** The colour of the sign upon it. */
  readonly ink: string
}

/** The button in the middle. Nothing stops turning reels; what is presented ends with a press. */
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
      style={{ color: ink }}
    >
      {face}
      {isPresenting ? (
        <Square size={28} aria-hidden="true" className="relative" />
      ) : (
        <RotateCw size={36} aria-hidden="true" className="relative" />
      )}
    </button>
  )
}
