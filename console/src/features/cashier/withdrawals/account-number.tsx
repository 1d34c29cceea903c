import { Eye } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { IconButton } from '@baize/ui/icon-button'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { Copyable } from '../../../shared/figures/copyable.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { useCashierWrite } from '../api.ts'
import { deciders } from '../roles.ts'

type Props = { readonly withdrawal: Pick<DeskWithdrawal, 'id' | 'payee' | 'assignee'> }

/** The number of the account, masked until who pays asks for it; that is written down. */
export function AccountNumber({ withdrawal: { id, payee, assignee } }: Props) {
  const t = useText()
  const show = useToast()
  const { can } = useOperator()
  const write = useCashierWrite()
  const [whole, setWhole] = useState<string>()
  if (whole !== undefined) return <Copyable text={whole} label={t('cashier-desk.copyNumber')} />
  const reveal = async () => {
    try {
      // What nobody has in hand is taken by who is about to pay it; what a colleague has is not.
      if (assignee === '') await write(() => call(calls.assignWithdrawal, { id, take: true }))
      setWhole((await call(calls.revealPayee, { id })).number)
    } catch (error) {
      show(failureText(error), 'bad')
    }
  }
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1">
      <span className="figures break-all">{payee.number}</span>
      {can(...deciders) && (
        <span className="-my-2 flex-none">
          <IconButton
            size="sm"
            label={t('cashier-desk.showNumber')}
            icon={<Eye size={18} />}
            onClick={() => void reveal()}
          />
        </span>
      )}
    </span>
  )
}
