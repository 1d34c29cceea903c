import { CircleCheck, CircleMinus } from 'lucide-react'
import { useMemo } from 'react'
import type { SoldPlay } from '@baize/contract/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import { pickedText } from '@baize/texts/lottery-names/picked-text'
import { nameOfTier } from '@baize/texts/lottery-names/word-name'
import { useText } from '@baize/texts/use-text'
import { decimalOf } from '../slip/price.ts'
import { ExampleDraw } from './example-draw.tsx'
import { workOut, type Worked } from './worked.ts'

type Props = {
  readonly play: Play
  readonly sold: SoldPlay
  readonly group: number
  readonly day: string
}

/** A ticket of the play with a draw in which it wins and one in which it does not, judged and paid by the library of the house. */
export function Example({ play, sold, group, day }: Props) {
  const t = useText()
  const worked = useMemo(() => workOut({ play, sold, group }, day), [play, sold, group, day])
  if (worked === undefined) return null
  const { ticket, bets, cost } = worked
  return (
    <section aria-label={t('lottery-rules.example')} className="grid gap-3">
      <div className="grid gap-1.5">
        <h3 className="text-h5">{t('lottery-rules.example')}</h3>
        <p className="figures wrap-anywhere">
          {t('lottery-rules.ticket', { ticket: pickedText(t, play, ticket, day) })}
        </p>
        <p className="figures">{t('lottery-rules.costs', { n: bets, cost: decimalOf(cost) })}</p>
      </div>
      <Case play={play} worked={worked} outcome="won" />
      <Case play={play} worked={worked} outcome="lost" />
    </section>
  )
}

type CaseProps = {
  readonly play: Play
  readonly worked: Worked
  readonly outcome: 'won' | 'lost'
}

function Case({ play, worked, outcome }: CaseProps) {
  const t = useText()
  const { draw, verdict, pays } = worked[outcome]
  const isWon = outcome === 'won'
  const Icon = isWon ? CircleCheck : CircleMinus
  return (
    <section className="grid gap-2 rounded-card border border-line px-3 py-3">
      <h4 className="flex items-center gap-2 text-body font-semibold">
        <Icon size={16} aria-hidden="true" className={isWon ? 'text-pos' : 'text-text-3'} />
        {t(isWon ? 'lottery-rules.wins' : 'lottery-rules.loses')}
      </h4>
      <ExampleDraw play={play} draw={draw} other={worked[isWon ? 'lost' : 'won'].draw} />
      {isWon ? (
        <p className="figures grid">
          <span>
            {Object.entries(verdict.hits)
              .map(([tier, n]) => t('lottery-rules.hit', { tier: nameOfTier(t, tier, play), n }))
              .join(', ')}
          </span>
          <b className="font-semibold">{t('lottery-rules.pays', { sum: decimalOf(pays) })}</b>
        </p>
      ) : (
        <p className="text-text-2">{t('lottery-rules.pays-nothing')}</p>
      )}
    </section>
  )
}
