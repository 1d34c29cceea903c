import type { ReactNode } from 'react'
import type { SpotKind } from '@baize/games/roulette/spots'
import { spotLimit, spots } from '@baize/games/roulette/spots'
import { roulette } from '@baize/games/roulette/roulette'
import { pockets } from '@baize/games/roulette/wheel'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Fact, Facts } from '../../shared/panel.tsx'
import type { Stakes } from '../../shared/stakes.ts'
import { ArcadeSum, useSumText } from '../../shared/sum.tsx'
import { oddsText } from './use-spot-name.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly stakes: Stakes
  readonly currency: Currency
}

/** All that can be won, at what odds and with which return, and what the table takes. */
export function RulesDialog({ open, onClose, stakes, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const write = useSumText(currency)
  const names: Readonly<Record<SpotKind, string>> = {
    straight: t('arcade.rouletteKindStraight'),
    split: t('arcade.rouletteKindSplit'),
    street: t('arcade.rouletteKindStreet'),
    trio: t('arcade.rouletteKindTrio'),
    corner: t('arcade.rouletteKindCorner'),
    first_four: t('arcade.rouletteKindFirstFour'),
    six_line: t('arcade.rouletteKindSixLine'),
    dozen: t('arcade.rouletteKindDozen'),
    column: t('arcade.rouletteKindColumn'),
    even_chance: t('arcade.rouletteKindEven'),
  }
  const percent = (part: number, digits: number) =>
    part.toLocaleString(tag, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [back, of] = roulette.rtp.exact ?? [0, 1]
  return (
    <Dialog open={open} onClose={onClose} title={t('arcade.rules')} size="lg">
      <div className="overflow-x-auto">
        <table className="figures w-full text-body-s">
          <thead>
            <tr className="h-9 text-text-3 *:px-1 *:font-medium">
              <th className="text-start">{t('arcade.bet')}</th>
              <th className="text-end">{t('arcade.pays')}</th>
              <th className="text-end">{t('arcade.chance')}</th>
              <th className="text-end">{t('arcade.rtp')}</th>
              <th className="text-end">{t('arcade.spotMost')}</th>
            </tr>
          </thead>
          <tbody>
            {roulette.returns.map(({ of: kind }) => {
              const spot = spots.find((one) => one.kind === kind)
              if (!spot) return null
              const covered = spot.numbers.length
              return (
                <tr key={kind} className="h-9 border-t border-line *:px-1">
                  <td>{names[spot.kind]}</td>
                  <td className="text-end">{oddsText(covered)}</td>
                  <td className="text-end">{percent(covered / pockets, 2)}</td>
                  <td className="text-end">{percent(back / of, 4)}</td>
                  <td className="text-end">
                    <ArcadeSum of={spotLimit(spot.id, stakes.max)} currency={currency} bare />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Chapter title={t('arcade.rules')}>
        <p>{t('arcade.rouletteRuleWheel')}</p>
        <p>{t('arcade.rouletteRuleZero')}</p>
        <p>{t('arcade.rouletteRuleCalled')}</p>
        <p>{t('arcade.ruleLimits', { min: write(stakes.min), max: write(stakes.max) })}</p>
        <p>{t('arcade.ruleBroken')}</p>
      </Chapter>
      <Chapter title={t('arcade.figures')}>
        <Facts>
          <Fact name={t('arcade.rtp')}>{percent(back / of, 4)}</Fact>
          <Fact name={t('arcade.spotLeast')}>{write(stakes.min)}</Fact>
          <Fact name={t('arcade.stakeUnit')}>{write(stakes.step)}</Fact>
          <Fact name={t('arcade.mostInRound')}>{write(stakes.max)}</Fact>
        </Facts>
      </Chapter>
    </Dialog>
  )
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-7 grid gap-2 text-text-2">
      <h3 className="text-text">{title}</h3>
      {children}
    </section>
  )
}
