import { buttonClass } from '@baize/ui/button-class.ts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../../shared/over-page.ts'
import type { Sums } from '../../../shared/sums.ts'

type Props = {
  readonly gap: bigint
  readonly sums: Sums
  /** It is not known how much is missing: the sum is that of the slip. */
  readonly isWhole?: boolean
}

/** How much is missing, and the way to it: over this page, so that the slip is there when one comes back. */
export function FundsGap({ gap, sums, isWhole = false }: Props) {
  const t = useText()
  const { path, search } = overPage(useAddress(), { m: 'depositv2' })
  const to = { path: path ?? '/lottery', search: { ...search, amount: String(gap) } }
  return (
    <Note
      tone="pending"
      role="alert"
      title={isWhole ? t('lottery.tooLittle') : t('lottery.missing', { sum: sums.full(gap) })}
      action={
        <Link to={to} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          {t('shell.deposit')}
        </Link>
      }
    >
      {t('lottery.slipStays')}
    </Note>
  )
}
