import type { VipLevel, VipState } from '@baize/contract/promotions/vip'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSums } from '../../shared/sums.ts'

/** What the level gives, between the one below and the one above. */
export function Benefits({ state }: { readonly state: VipState }) {
  const t = useText()
  const sums = useSums(state.currency)
  const { tag } = languageEntry(useLanguage())
  const percent = (rate: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(rate / 10_000)
  const { levels, level } = state
  const first = Math.max(0, Math.min(level - 1, levels.length - 3))
  const shown = levels.slice(first, first + 3)
  const rebate = (of: VipLevel, category: string) => percent(of.rebate[category] ?? 0)
  const rows: readonly (readonly [string, (of: VipLevel) => string])[] = [
    [t('vip.rebateSlots'), (of) => rebate(of, 'RNG')],
    [t('vip.rebateLive'), (of) => rebate(of, 'LIVE')],
    [
      t('vip.rebateCap'),
      (of) => (of.rebateCap === null ? t('vip.noCap') : sums.bare(of.rebateCap)),
    ],
    [t('vip.cashback'), (of) => percent(of.cashback)],
    [t('vip.weekly'), (of) => sums.bare(of.weekly)],
    [t('vip.monthly'), (of) => sums.bare(of.monthly)],
    [t('vip.birthday'), (of) => sums.bare(of.birthday)],
    [t('vip.levelUp'), (of) => sums.bare(of.levelUp)],
  ]
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-end">
        <caption className="sr-only">{t('vip.benefits', { currency: state.currency })}</caption>
        <thead>
          <tr className="text-meta text-text-2">
            <th scope="col" className="py-2 text-start font-normal">
              {t('vip.benefits', { currency: state.currency })}
            </th>
            {shown.map((of) => (
              <th
                key={of.level}
                scope="col"
                className={cx(
                  'px-3 py-2 text-end font-normal',
                  of.level === level && 'bg-s2 font-semibold text-text',
                )}
              >
                {t(of.level === level ? 'vip.levelYours' : 'vip.level', { level: of.level })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, read]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {name}
              </th>
              {shown.map((of) => (
                <td
                  key={of.level}
                  className={cx('figures px-3 py-1.5', of.level === level && 'bg-s2 font-semibold')}
                >
                  {read(of)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
