import { ShieldCheck } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import type { BindingLimit } from '@baize/contract/cashier/deposits'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../../shared/over-page.ts'
import type { Sums } from '../../../shared/sums.ts'

const left = {
  day: 'cashier.leftDay',
  week: 'cashier.leftWeek',
  month: 'cashier.leftMonth',
} as const

type Props = { readonly limit: BindingLimit | null; readonly sums: Sums }

/** What the own limit leaves, always under the amount, with the way to change it. */
export function LimitLine({ limit, sums }: Props) {
  const t = useText()
  const now = useAddress()
  return (
    <p className="mt-2 flex gap-1.5 text-meta text-text-2">
      <ShieldCheck size={14} aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        {limit ? t(left[limit.period], { amount: sums.full(limit.left) }) : t('cashier.noLimit')}{' '}
        <Link
          to={overPage(now, { m: 'limits' })}
          className="font-medium text-link underline-offset-2 hover:underline"
        >
          {t(limit ? 'cashier.changeLimits' : 'cashier.setLimits')}
        </Link>
      </span>
    </p>
  )
}
