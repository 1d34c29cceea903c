import type { LotteryIssue } from '@baize/contract/lottery/lottery-parts'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { Sums } from '../../../shared/sums.ts'
import { MultipleInput } from '../multiple-input.tsx'
import { shortNumber } from '../short-number.ts'
import type { PlannedStep } from './chase-form.ts'

type Props = {
  readonly steps: readonly PlannedStep[]
  readonly issues: readonly LotteryIssue[]
  readonly sums: Sums
  readonly mostMultiple: number
  readonly onMultiple: (issue: string, multiple: number) => void
}

/** Draw by draw what it costs, what is spent by then, and what is left if it wins there. Each multiple can be changed. */
export function StepList({ steps, issues, sums, mostMultiple, onMultiple }: Props) {
  const t = useText()
  const heads = [
    t('lottery.drawHead'),
    t('lottery.multiple'),
    t('lottery.staked'),
    t('lottery.chaseSpent'),
    t('lottery.chaseLeft'),
  ]
  return (
    <div
      className="max-h-72 overflow-auto rounded-card border border-line"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll it
      tabIndex={0}
      role="region"
      aria-label={t('lottery.chaseSteps')}
    >
      <table className="figures w-full text-body-s">
        <thead>
          <tr className="text-meta text-text-2">
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cx(
                  'sticky top-0 bg-s1 px-3 py-2 font-medium',
                  index === 0 ? 'text-start' : 'text-end',
                  index === 3 && 'max-sm:hidden',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ issue, multiple, cost, spent, profit }, index) => {
            const number = shortNumber(issues[index]?.number ?? '')
            return (
              <tr key={issue} className="border-t border-line">
                <th scope="row" className="px-3 py-1 text-start font-semibold">
                  {number}
                  <span className="block text-caption font-normal text-text-3">
                    <BrandMoment at={issues[index]?.drawsAt ?? ''} />
                  </span>
                </th>
                <td className="px-3 py-1 text-end">
                  <MultipleInput
                    aria-label={t('lottery.chaseMultipleOf', { number })}
                    className="h-9 w-16 rounded-ctl border border-line-strong bg-transparent px-2 text-end font-semibold focus-visible:outline-2 focus-visible:outline-focus"
                    value={multiple}
                    most={mostMultiple}
                    onValue={(typed) => onMultiple(issue, typed)}
                  />
                </td>
                <td className="px-3 py-1 text-end">{sums.bare(cost)}</td>
                <td className="px-3 py-1 text-end max-sm:hidden">{sums.bare(spent)}</td>
                <td className={cx('px-3 py-1 text-end', profit < 0n && 'text-neg')}>
                  {sums.bare(profit)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
