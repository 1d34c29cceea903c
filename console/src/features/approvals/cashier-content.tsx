import type { Approval } from '@baize/contract/system/approvals'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { AskedMember } from './asked-member.tsx'

/** What the cashier's requests carry; each kind fills what it has. */
type AskedCash = {
  readonly member: string
  readonly currency: string
  readonly amount?: string
  readonly paid?: string
  readonly institutionName?: string
  readonly holder?: string
  readonly note?: string
}

/** The requests of the cashier, and the page where the record behind each is looked at. */
const kinds = {
  'withdrawal.approve': { sum: 'cashier-desk.askPayOut', path: '/withdrawals', lane: 'review' },
  'withdrawal.return': { sum: 'cashier-desk.askGiveBack', path: '/withdrawals', lane: 'dispute' },
  'withdrawal.force': { sum: 'cashier-desk.askForce', path: '/withdrawals', lane: 'dispute' },
  'deposit.return': { sum: 'cashier-desk.askReturn', path: '/deposits', lane: 'waiting' },
  'deposit.approve': { sum: 'cashier-desk.askCredit', path: '/deposits', lane: 'waiting' },
} as const

export function isCashierAction(action: string): action is keyof typeof kinds {
  return action in kinds
}

type CashierContentProps = {
  readonly approval: Approval
  readonly action: keyof typeof kinds
}

/** How much for whom and where to, with the way to the record: the second person looks before agreeing. */
export function CashierContent({ approval, action }: CashierContentProps) {
  const t = useText()
  const { member, currency, amount, paid, institutionName, holder, note } =
    approval.content as AskedCash
  const { sum, path, lane } = kinds[action]
  const known = (id: string, label: string, value: string | undefined): KeyValue[] =>
    value ? [{ id, label, value: <span className="break-words">{value}</span> }] : []
  return (
    <KeyValues
      ruled
      items={[
        {
          id: 'sum',
          label: t(sum),
          value: <BookAmount bare={false} amount={amount ?? paid ?? '0'} currency={currency} />,
        },
        { id: 'member', label: t('ops.adjMember'), value: <AskedMember id={member} /> },
        ...known('payee', t('cashier-desk.payee'), institutionName),
        ...known('holder', t('cashier-desk.holder'), holder),
        ...known('note', t('cashier-desk.noteForMember'), note),
        {
          id: 'record',
          label: t('cashier-desk.record'),
          value: (
            <Link
              to={{ path, search: { lane, open: approval.object } }}
              className="break-all text-link underline-offset-4 hover:underline"
            >
              {t('cashier-desk.lookAtIt')}
            </Link>
          ),
        },
      ]}
    />
  )
}
