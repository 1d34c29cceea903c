import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Titled } from '../../shared/game-client.ts'
import { DiceBoard, rollText } from './dice-board.tsx'
import { diceShownOf } from './state.ts'

type Props = { readonly round: Pick<ArcadeRound, 'shown'>; readonly title?: Titled }

/** A roll from its record. */
export function DiceReplay({ round, title }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const shown = diceShownOf(round.shown)
  if (!shown) return <p>{t('arcade.recordEmpty')}</p>
  return (
    <section className="rounded-card border border-line bg-s1 p-4">
      <DiceBoard choice={shown} shown={shown} rolling={false} title={title} />
      <p className="mt-3 text-center text-text-2">
        {t('arcade.diceRolled', { roll: rollText(shown.roll, tag) })}{' '}
        {shown.side === 'under'
          ? t('arcade.diceUnderOf', { target: rollText(shown.target, tag) })
          : t('arcade.diceOverOf', { target: rollText(shown.target, tag) })}
      </p>
    </section>
  )
}
