import { useState } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { useText } from '@baize/texts/use-text'
import type { Titled } from '../../shared/game-client.ts'
import { StepPager } from '../../shared/step-pager.tsx'
import { MinesBoard } from './mines-board.tsx'
import { minesShownOf } from './state.ts'

type Props = { readonly round: Pick<ArcadeRound, 'shown'>; readonly title?: Titled }

/** A round from its record, card by card; the last step shows where the mines were. */
export function MinesReplay({ round, title }: Props) {
  const t = useText()
  const whole = minesShownOf(round.shown)
  const steps = (whole?.opened.length ?? 0) + 1
  const [at, setAt] = useState(steps - 1)
  if (!whole) return <p>{t('arcade.recordEmpty')}</p>
  const isLast = at === steps - 1
  const part = { ...whole, opened: whole.opened.slice(0, at), hit: false, board: null }
  return (
    <div>
      <MinesBoard shown={isLast ? whole : part} title={title} />
      <StepPager at={at} count={steps} onStep={setAt} />
    </div>
  )
}
