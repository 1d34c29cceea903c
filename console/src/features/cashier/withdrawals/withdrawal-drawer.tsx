import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ExternalLink } from 'lucide-react'
import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { Drawer } from '@baize/ui/overlays/drawer'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { Copyable } from '../../../shared/figures/copyable.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { deskWithdrawalQuery } from '../api.ts'
import { ActFoot } from '../queue/act-foot.tsx'
import { withdrawalActsOf, isOpenWithdrawal, type WithdrawalAct } from './acts.ts'
import { WithdrawalRecord } from './withdrawal-record.tsx'
import { withdrawalStateLooks } from './words.ts'

type WithdrawalDrawerProps = {
  readonly id: string
  /** As the list has it, until the record itself is read. */
  readonly row: DeskWithdrawal | undefined
  readonly onAct: (act: WithdrawalAct, withdrawal: DeskWithdrawal) => void
  readonly onTake: (withdrawal: DeskWithdrawal) => void
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** One withdrawal beside the queue: what it is, what is known about it, and the decision. */
export function WithdrawalDrawer(props: WithdrawalDrawerProps) {
  const { id, row, onAct, onTake, onMove, onClose } = props
  const t = useText()
  const { can } = useOperator()
  const found = useQuery(deskWithdrawalQuery(id))
  const withdrawal = found.data?.withdrawal ?? row
  return (
    <Drawer
      title={withdrawal ? <Title withdrawal={withdrawal} /> : <Skeleton className="h-6 w-40" />}
      sub={<Copyable isCut text={id} label={t('ops.copyReference')} />}
      actions={
        <>
          <span className="max-md:hidden">
            <IconButton
              size="sm"
              label={t('ops.keyPrevious')}
              icon={<ArrowUp size={18} />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="sm"
              label={t('ops.keyNext')}
              icon={<ArrowDown size={18} />}
              onClick={() => onMove(1)}
            />
          </span>
          {withdrawal && can('admin', 'finance', 'risk', 'support', 'auditor') && (
            <Link
              to={{ path: '/member', search: { id: withdrawal.member.id } }}
              aria-label={t('cashier-desk.toMember', { account: withdrawal.member.account })}
              title={t('cashier-desk.toMember', { account: withdrawal.member.account })}
              className="inline-flex size-8 items-center justify-center rounded-ctl text-text-2 hover:bg-hover"
            >
              <ExternalLink size={18} aria-hidden="true" />
            </Link>
          )}
        </>
      }
      footer={
        withdrawal &&
        isOpenWithdrawal(withdrawal) && (
          <ActFoot
            row={withdrawal}
            actsOf={withdrawalActsOf}
            words={words}
            onAct={onAct}
            onTake={onTake}
          />
        )
      }
      onClose={onClose}
    >
      <FailureNote error={found.error} onRetry={found.refetch} />
      {found.data ? <WithdrawalRecord detail={found.data} /> : !found.error && <Waiting />}
    </Drawer>
  )
}

function Title({ withdrawal: { member, state } }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useText()
  return (
    <span className="flex flex-wrap items-center gap-2 [&>:not(:first-child)]:font-sans">
      <span className="break-all">{member.account}</span>
      {member.tags.slice(0, 3).map((tag) => (
        <StatusChip key={tag} tone="outline">
          {tag}
        </StatusChip>
      ))}
      <StatusChip tone={withdrawalStateLooks[state].tone}>
        {t(withdrawalStateLooks[state].text)}
      </StatusChip>
    </span>
  )
}

const words = {
  approve: { text: 'cashier-desk.approve', key: 'A' },
  second: { text: 'ops.approveAsSecond', key: 'A' },
  reject: { text: 'cashier-desk.reject', key: 'R' },
  disburse: { text: 'cashier-desk.pay', key: 'P' },
  settle: { text: 'cashier-desk.settle', key: 'S' },
} as const satisfies Record<WithdrawalAct, { text: TextKey; key: string }>

function Waiting() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="h-20 w-full" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-3 w-full" />
      ))}
    </div>
  )
}
