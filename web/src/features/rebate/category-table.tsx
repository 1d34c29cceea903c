import { useState } from 'react'
import type { RebateCategoryShown } from '@baize/contract/promotions/rebate'
import { languageEntry } from '@baize/kernel/language'
import { money, formatMoney } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Ticket } from '@baize/ui/figures/ticket'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { useLanguage, useText } from '@baize/texts/use-text'
import { productText } from '../../shared/product-texts.ts'
import { useShortDay } from '../../shared/short-day.ts'
import { useSums } from '../../shared/sums.ts'
import type { RebateState } from './api.ts'
import { exactText } from './exact-text.ts'

type TableProps = {
  readonly state: RebateState
  readonly mayClaim: boolean
  /** Which category is being taken; null for all, undefined for none. */
  readonly taking: string | null | undefined
  readonly take: (category: string) => void
}

/** What every category gives now, each with why it is so much. */
export function CategoryTable({ state, mayClaim, taking, take }: TableProps) {
  const t = useText()
  const name = useCategoryName()
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(state.currency)
  const [asked, setAsked] = useState<RebateCategoryShown>()
  if (state.categories.length === 0) {
    return (
      <EmptyState
        picture={<PromotionsPicture />}
        title={t('rebate.none')}
        text={t('rebate.noneText')}
      />
    )
  }
  const percent = (rate: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
  const whole = (micro: string) => BigInt(micro) / 10_000n
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-end">
        <caption className="sr-only">{t('rebate.table')}</caption>
        <thead>
          <tr className="text-meta text-text-2">
            <th scope="col" className="py-2 text-start font-normal">
              {t('rebate.category')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-normal">
              {t('rebate.validBets')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-normal max-sm:hidden">
              {t('rebate.rate')}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-normal">
              {t('rebate.amount', { currency: state.currency })}
            </th>
            <th scope="col">
              <span className="sr-only">{t('rebate.claim')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {state.categories.map((one) => (
            <tr key={one.category} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-semibold">
                {name(one.category)}
                {one.isWaiting && (
                  <small className="block text-caption font-normal text-text-3">
                    {t('rebate.from', { amount: sums.bare(state.minBet) })}
                  </small>
                )}
              </th>
              <td className="figures px-3">{sums.bare(one.fresh)}</td>
              <td className="figures px-3 max-sm:hidden">{percent(one.rate)}</td>
              <td className="px-3">
                <span className="figures block font-semibold">
                  {one.isWaiting ? '–' : sums.bare(whole(one.micro))}
                </span>
                <button
                  type="button"
                  className="min-h-6 text-meta text-link hover:underline"
                  aria-label={t('rebate.whyOf', { category: name(one.category) })}
                  onClick={() => setAsked(one)}
                >
                  {t('rebate.why')}
                </button>
              </td>
              <td className="py-2">
                {!one.isWaiting && whole(one.micro) > 0n && (
                  <Button
                    variant="outline"
                    busy={taking === one.category}
                    disabled={!mayClaim}
                    aria-label={t('rebate.claimOf', { category: name(one.category) })}
                    onClick={() => take(one.category)}
                  >
                    {t('rebate.claim')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('rebate.whyTitle')}
      >
        {asked && <Why of={asked} state={state} percent={percent} />}
      </Dialog>
    </div>
  )
}

type WhyProps = {
  readonly of: RebateCategoryShown
  readonly state: RebateState
  readonly percent: (rate: number) => string
}

/** From the stakes to the rebate, line by line; the lines add up. */
function Why({ of, state, percent }: WhyProps) {
  const t = useText()
  const shortDay = useShortDay()
  const name = useCategoryName()
  const sums = useSums(state.currency)
  const { tag } = languageEntry(useLanguage())
  const minus = (sum: string) =>
    formatMoney(money(-BigInt(sum), state.currency), tag, { show: 'none' })
  const lines = [
    {
      id: 'stake',
      label: t('rebate.staked', { count: Number(of.bets) }),
      value: sums.bare(of.stake),
    },
    ...(of.flat === '0'
      ? []
      : [
          {
            id: 'flat',
            label: t('rebate.flat', { count: Number(of.flatBets) }),
            value: minus(of.flat),
          },
        ]),
    ...(of.part === '0'
      ? []
      : [
          {
            id: 'part',
            label: t('rebate.part', { count: Number(of.partBets) }),
            value: minus(of.part),
          },
        ]),
    ...(of.bonus === '0'
      ? []
      : [
          {
            id: 'bonus',
            label: t('rebate.bonus', { count: Number(of.bonusBets) }),
            value: minus(of.bonus),
          },
        ]),
    { id: 'valid', label: t('rebate.validBets'), value: sums.bare(of.validBet) },
    { id: 'taken', label: t('rebate.before'), value: minus(of.taken) },
    ...of.lines.map((line) => ({
      id: `${line.day} ${line.level} ${line.rates} ${String(line.isCorrection)}`,
      label: t('rebate.line', {
        day: shortDay(line.day),
        bet: sums.bare(line.validBet),
        rate: percent(line.rate),
        level: line.level,
      }),
      value: exactText(line.micro, state.currency, tag),
    })),
    {
      id: 'cap',
      label: t('rebate.cap'),
      value: state.cap === null ? t('rebate.noCap') : sums.bare(state.cap),
    },
  ]
  return (
    <div className="grid gap-3">
      <Ticket
        title={name(of.category)}
        amount={sums.bare(BigInt(of.micro) / 10_000n)}
        currency={state.currency}
        lines={lines}
      />
      <p className="text-meta text-text-2">{t('rebate.rounding')}</p>
    </div>
  )
}

function useCategoryName(): (category: string) => string {
  const t = useText()
  return (category) => {
    const key = productText(category)
    return key === undefined ? category : t(key)
  }
}
