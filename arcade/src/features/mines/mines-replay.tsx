import { useState } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { useText } from '@baize/texts/use-text'
import { StepPager } from '../../shared/step-pager.tsx'
import { MinesBoard } from './mines-board.tsx'
import { minesShownOf } from './state.ts'

/** A round from its record, card by card; the last step shows where the mines were. */
export function MinesReplay({ round }: { readonly round: Pick<ArcadeRound, 'shown'> }) {
  const t = useText()
  const whole = minesShownOf(round.shown)
  const steps = (whole?.opened.length ?? 0) + 1
  const [at, setAt] = useState(steps - 1)
  if (!whole) return <p>{t('arcade.recordEmpty')}</p>
  const isLast = at === steps - 1
  const part = { ...whole, opened: whole.opened.slice(0, at), hit: false, board: null }
  return (
    <div>
      <MinesBoard shown={isLast ? whole : part} />
      <StepPager at={at} count={steps} onStep={setAt} />
    </div>
  )
}
