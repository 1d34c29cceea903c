import { valuePatienceMs } from '@baize/games/value-patience'
import { segments, wheel, wheelSpots } from '@baize/games/wheel/wheel'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import type { Stakes } from '../../shared/stakes.ts'
import { ArcadeSum, useSumText } from '../../shared/sum.tsx'
import { SpotBadge } from './spot-badge.tsx'
import { segmentsOf } from './state.ts'
import { oddsText, useSpotName } from './use-spot-name.ts'

type Props = { readonly stakes: Stakes; readonly currency: Currency }

/** All that can be won, with which chance and which return, and what the table takes. */
export function WheelRules({ stakes, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const write = useSumText(currency)
  const nameOf = useSpotName()
  const percent = (part: number, digits: number) =>
    part.toLocaleString(tag, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  return (
    <Panel title={t('arcade.rules')} className="mt-3">
      <div className="overflow-x-auto">
        <table className="figures w-full text-body-s">
          <thead>
            <tr className="h-9 text-text-3 *:px-1 *:font-medium">
              <th className="text-start">{t('arcade.betOn')}</th>
              <th className="text-end">{t('arcade.pays')}</th>
              <th className="text-end max-md:hidden">{t('arcade.wheelSegments')}</th>
              <th className="text-end">{t('arcade.chance')}</th>
              <th className="text-end">{t('arcade.rtpShort')}</th>
              <th className="text-end">{t('arcade.spotMost')}</th>
            </tr>
          </thead>
          <tbody>
            {wheelSpots.map((spot) => {
              const { rtp } = wheel.returns.find(({ of }) => of === spot) ?? wheel
              const [back, of] = rtp.exact ?? [rtp.declaredBps, 10_000]
              return (
                <tr key={spot} className="h-11 border-t border-line *:px-1">
                  <td>
                    <span className="flex items-center gap-2">
                      <SpotBadge spot={spot} />
                      {nameOf(spot)}
                    </span>
                  </td>
                  <td className="text-end">{oddsText(spot)}</td>
                  <td className="text-end max-md:hidden">{segmentsOf(spot)}</td>
                  <td className="text-end">{percent(segmentsOf(spot) / segments.length, 2)}</td>
                  <td className="text-end">{percent(back / of, 2)}</td>
                  <td className="text-end">
                    <ArcadeSum
                      of={wheel.bets?.spotLimit(spot, stakes.max) ?? 0n}
                      currency={currency}
                      bare
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="mt-4 grid gap-2 text-text-2">
        <p>{t('arcade.wheelRuleOne')}</p>
        <p>{t('arcade.wheelRuleStay')}</p>
        <p>{t('arcade.ruleLimits', { min: write(stakes.min), max: write(stakes.max) })}</p>
        <p>{t('arcade.ruleBroken')}</p>
        <p>{t('arcade.ruleNoValue', { seconds: valuePatienceMs / 1_000 })}</p>
      </div>
    </Panel>
  )
}
