import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ExternalLink, Hand } from 'lucide-react'
import type { DeskWithdrawal } from '@baize/contract/withdrawals-desk'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/copy-button'
import { Drawer } from '@baize/ui/drawer'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/link'
import { Skeleton } from '@baize/ui/skeleton'
import { StatusChip } from '@baize/ui/status-chip'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { FailedNote } from '../../../shared/failed-note.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { deciders, withdrawalQuery } from '../api.ts'
import { Assignee, isMine } from '../queue/assignee.tsx'
import { useIsOwn, useWaitingRequest } from '../queue/waiting-request.ts'
import { actsOf, isOpenWork, type WithdrawalAct } from './acts.ts'
import { WithdrawalRecord } from './withdrawal-record.tsx'
import { stateLooks } from './words.ts'

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
  const found = useQuery(withdrawalQuery(id))
  const withdrawal = found.data?.withdrawal ?? row
  return (
    <Drawer
      title={withdrawal ? <Title withdrawal={withdrawal} /> : <Skeleton className="h-6 w-40" />}
      sub={
        <span className="flex min-w-0 items-center gap-1">
          <span title={id} className="truncate">
            {id}
          </span>
          <CopyButton iconOnly text={id} label={t('ops.copyReference')} />
        </span>
      }
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
              aria-label={t('cashdesk.toMember', { account: withdrawal.member.account })}
              title={t('cashdesk.toMember', { account: withdrawal.member.account })}
              className="inline-flex size-8 items-center justify-center rounded-ctl text-text-2 hover:bg-hover"
            >
              <ExternalLink size={18} aria-hidden="true" />
            </Link>
          )}
        </>
      }
      footer={withdrawal && <Footer withdrawal={withdrawal} onAct={onAct} onTake={onTake} />}
      onClose={onClose}
    >
      {found.error && <FailedNote error={found.error} onRetry={() => void found.refetch()} />}
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
      <StatusChip tone={stateLooks[state].tone}>{t(stateLooks[state].text)}</StatusChip>
    </span>
  )
}

const words = {
  approve: { text: 'cashdesk.approve', key: 'A' },
  second: { text: 'ops.approveAsSecond', key: 'A' },
  reject: { text: 'cashdesk.reject', key: 'R' },
  disburse: { text: 'cashdesk.pay', key: 'P' },
  settle: { text: 'cashdesk.settle', key: 'S' },
} as const satisfies Record<WithdrawalAct, { text: TextKey; key: string }>

type FooterProps = Pick<WithdrawalDrawerProps, 'onAct' | 'onTake'> & {
  readonly withdrawal: DeskWithdrawal
}

function Footer({ withdrawal, onAct, onTake }: FooterProps) {
  const t = useText()
  const me = useOperator()
  const request = useWaitingRequest(withdrawal.id, withdrawal.approval)
  const isOwn = useIsOwn(request)
  const acts = actsOf(withdrawal, me.can, { isWaiting: request !== undefined, isOwn })
  if (!isOpenWork(withdrawal)) return null
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      {acts.map((act, index) => (
        <Button
          key={act}
          variant={index === 0 && act !== 'reject' ? 'primary' : 'outline'}
          className={act === 'reject' ? 'border-neg text-neg' : ''}
          onClick={() => onAct(act, withdrawal)}
        >
          {t(words[act].text)}
          <DeskKey>{words[act].key}</DeskKey>
        </Button>
      ))}
      {me.can(...deciders) && (
        <Button icon={<Hand size={18} />} onClick={() => onTake(withdrawal)}>
          {isMine(withdrawal.assignee, me) ? t('cashdesk.letGo') : t('cashdesk.take')}
          <DeskKey>M</DeskKey>
        </Button>
      )}
      <span className="w-full text-meta text-text-3">
        {t('cashdesk.with')}: <Assignee assignee={withdrawal.assignee} />
        {acts.length === 0 && (
          <span className="block">
            {isOwn ? t('cashdesk.secondOwn') : t('cashdesk.cannotDecide')}
          </span>
        )}
      </span>
    </div>
  )
}

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
