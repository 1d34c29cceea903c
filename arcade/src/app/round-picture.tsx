import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Currency } from '@baize/kernel/money'
import { findFace } from '@baize/games/slots/faces'
import { useText } from '@baize/texts/use-text'
import { CrashReplay } from '../features/crash/crash-replay.tsx'
import { DiceReplay } from '../features/dice/dice-replay.tsx'
import { MinesReplay } from '../features/mines/mines-replay.tsx'
import { SlotReplay } from '../features/slots/slot-replay.tsx'
import type { Titled } from '../features/slots/use-theme.ts'

type Props = {
  readonly round: ArcadeRound
  readonly title: Titled
  readonly currency: Currency
}

/** Draws a round of any game of ours from its record, with the parts that it was played with. */
export function RoundPicture({ round, title, currency }: Props) {
  const t = useText()
  if (round.state === 'voided') return <p>{t('arcade.recordVoided')}</p>
  if (round.model === 'dice') return <DiceReplay round={round} />
  if (round.model === 'mines') return <MinesReplay key={round.id} round={round} />
  if (round.model === 'crash') return <CrashReplay round={round} />
  const face = findFace(round.model)
  if (!face) return <p>{t('arcade.recordEmpty')}</p>
  return <SlotReplay key={round.id} round={round} face={face} title={title} currency={currency} />
}
