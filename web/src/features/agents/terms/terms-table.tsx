import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useRateText } from './rate.ts'

/** What a team came to, in the words of a tier. */
export type ReachedSums = Pick<
  ContractTier,
  'periodValidBet' | 'periodProfitLoss' | 'activeMembers'
>

type TermsTableProps = {
  readonly tiers: ContractTerms['tiers']
  readonly currency: Currency
  /** The tier that was reached, from 1; nought for none. Without it nothing is marked. */
  readonly reached?: number | undefined
  /** What the team came to, as a last line below the tiers. */
  readonly came?: ReachedSums | undefined
}

const thresholds = ['periodValidBet', 'periodProfitLoss', 'activeMembers'] as const
type Threshold = (typeof thresholds)[number]

const heads = {
  periodValidBet: 'agents-terms.validBetsFrom',
  periodProfitLoss: 'agents-terms.lossFrom',
  activeMembers: 'agents-terms.activeFrom',
} as const

const asks = (tier: ContractTier, threshold: Threshold) => Number(tier[threshold]) !== 0

/** The tiers of a contract: what each asks of the team and what it gives. What no tier asks for has no column. */
export function TermsTable({ tiers, currency, reached, came }: TermsTableProps) {
  const t = useText()
  const rateText = useRateText()
  const { tag } = languageEntry(useLanguage())
  const columns = thresholds.filter((one) => tiers.some((tier) => asks(tier, one)))
  const { short } = useSums(currency)
  const asked = (tier: ContractTier, one: Threshold): string =>
    one === 'activeMembers' ? tier.activeMembers.toLocaleString(tag) : short(tier[one])
  const figure = (sums: ReachedSums, one: Threshold): ReactNode =>
    one === 'activeMembers' ? (
      sums.activeMembers.toLocaleString(tag)
    ) : (
      <RecordSum of={sums[one]} currency={currency} show="none" />
    )
  const end = 'px-2 py-1.5 text-end'
  return (
    // Nine digits and three thresholds are wider than a phone: then it scrolls, also by keyboard.
    <div
      role="region"
      aria-label={t('agents-terms.tiers')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it else
      tabIndex={0}
      className="min-w-0 overflow-x-auto"
    >
      <table aria-label={t('agents-terms.tiers')} className="figures w-full text-body-s">
        <thead className="text-meta break-keep text-text-3">
          <tr>
            <th scope="col" className="px-2 py-1.5 text-start font-normal">
              {t('agents-terms.tier')}
            </th>
            {columns.map((one) => (
              <th key={one} scope="col" className={cx(end, 'font-normal')}>
                {t(heads[one])}
              </th>
            ))}
            <th scope="col" className={cx(end, 'font-normal')}>
              {t('agents-terms.rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => (
            <tr
              key={index}
              aria-current={reached === index + 1 ? 'true' : undefined}
              className={cx(
                'rounded-ctl aria-current:bg-s3 aria-current:font-semibold aria-current:[&>th]:font-semibold aria-current:outline-2 aria-current:-outline-offset-2 aria-current:outline-brass',
                reached !== undefined && index >= reached && 'text-text-3',
              )}
            >
              <th scope="row" className="px-2 py-1.5 text-start font-normal whitespace-nowrap">
                <Mark index={index} reached={reached} /> {index + 1}
              </th>
              {columns.map((one) => (
                <td key={one} className={end}>
                  {asks(tier, one) ? asked(tier, one) : '–'}
                </td>
              ))}
              <td className={end}>{rateText(tier.rate)}</td>
            </tr>
          ))}
        </tbody>
        {came && columns.length > 0 && (
          <tfoot className="text-text-3">
            <tr>
              <th scope="row" className="px-2 py-1.5 text-start font-normal">
                {t('agents-terms.team')}
              </th>
              {columns.map((one) => (
                <td key={one} className={end}>
                  {figure(came, one)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** A tick for what was reached, a lock for what was not; never a colour alone. */
function Mark({
  index,
  reached,
}: {
  readonly index: number
  readonly reached: number | undefined
}) {
  const t = useText()
  if (reached === undefined) return null
  const isReached = index < reached
  const Icon = isReached ? Check : Lock
  const label = t(isReached ? 'agents-terms.reached' : 'agents-terms.notReached')
  return (
    <Icon
      size={14}
      role="img"
      aria-label={label}
      className={cx('-mt-0.5 inline', isReached && 'text-pos')}
    />
  )
}
