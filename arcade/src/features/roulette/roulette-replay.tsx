import { useText } from '@baize/texts/use-text'
import type { PictureProps } from '../../shared/game-client.ts'
import { BetList } from '../../shared/bets/bet-list.tsx'
import { Cloth } from './cloth.tsx'
import { betsOf, rouletteShownOf, wonOn } from './state.ts'
import { useResultWords } from './use-result-words.ts'
import { useSpotName } from './use-spot-name.ts'
import { Wheel } from './wheel.tsx'
import './roulette-page.css'
import './recent-numbers.css'

type Props = Pick<PictureProps, 'round' | 'currency'>

/** A round from its record: the number, the cloth as it lay, and what each bet got. */
export function RouletteReplay({ round, currency }: Props) {
  const t = useText()
  const words = useResultWords()
  const nameOf = useSpotName()
  const shown = rouletteShownOf(round.shown)
  if (!shown) return <p>{t('arcade.recordEmpty')}</p>
  const bets = betsOf(round)
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-center gap-6">
        <div className="w-44">
          <Wheel first={shown.number} />
        </div>
        <p className="text-lead">{words(shown)}</p>
      </div>
      <div className="roulette-cloth">
        <Cloth bets={bets} shown={shown} values={[]} currency={currency} pointed={[]} />
      </div>
      <BetList
        bets={bets}
        wonOn={(spot) => wonOn(shown, spot)}
        nameOf={nameOf}
        currency={currency}
      />
    </section>
  )
}
