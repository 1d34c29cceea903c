import { useQuery } from '@tanstack/react-query'
import { ExternalLink, ImageOff, X } from 'lucide-react'
import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useUiTexts } from '@baize/ui/texts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { Copyable } from '../../../shared/figures/copyable.tsx'
import { deskDepositQuery } from '../api.ts'
import { ActFoot } from '../queue/act-foot.tsx'
import { PictureView } from '../queue/picture-view.tsx'
import { depositActsOf, isOpenDeposit, type DepositAct } from './acts.ts'
import { DepositRecord } from './deposit-record.tsx'
import { depositStateLooks } from './words.ts'

type DepositPanelProps = {
  readonly id: string
  readonly row: DeskDeposit | undefined
  readonly onAct: (act: DepositAct, deposit: DeskDeposit) => void
  readonly onTake: (deposit: DeskDeposit) => void
  readonly onClose: () => void
}

/** One deposit: the picture of the payment on one side, what it is held against on the other. */
export function DepositPanel({ id, row, onAct, onTake, onClose }: DepositPanelProps) {
  const t = useText()
  const found = useQuery(deskDepositQuery(id))
  const deposit = found.data?.deposit ?? row
  const slip = found.data?.slip ?? ''
  return (
    <article
      aria-label={t('cashier-desk.depositOf', { id })}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] overflow-clip rounded-card border border-line bg-s1 xl:max-h-[calc(100dvh-var(--header)-120px)] 2xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_23rem]"
    >
      {slip === '' ? (
        <NoSlip isLoading={found.isPending} />
      ) : (
        <PictureView
          src={slip}
          label={t('cashier-desk.slipOf', { id })}
          fileName={`${id}.webp`}
          className="max-xl:order-last"
        />
      )}
      <div className="flex min-h-0 min-w-0 flex-col border-line xl:border-s">
        <Head id={id} deposit={deposit} onClose={onClose} />
        <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 py-4">
          <FailureNote error={found.error} onRetry={found.refetch} />
          {found.data ? (
            <DepositRecord detail={found.data} />
          ) : (
            !found.error && <Skeleton className="h-64 w-full" />
          )}
        </div>
        {deposit && isOpenDeposit(deposit) && (
          <footer className="flex-none border-t border-line px-5 py-3">
            <ActFoot
              row={deposit}
              actsOf={depositActsOf}
              words={words}
              onAct={onAct}
              onTake={onTake}
            />
          </footer>
        )}
      </div>
    </article>
  )
}

function NoSlip({ isLoading }: { readonly isLoading: boolean }) {
  const t = useText()
  return (
    <div className="grid min-h-32 place-items-center bg-s3 p-6 text-text-3 max-xl:order-last">
      {isLoading ? (
        <Skeleton className="h-24 w-40" />
      ) : (
        <span className="flex items-center gap-2">
          <ImageOff size={20} aria-hidden="true" />
          {t('cashier-desk.noSlipYet')}
        </span>
      )}
    </div>
  )
}

type HeadProps = {
  readonly id: string
  readonly deposit: DeskDeposit | undefined
  readonly onClose: () => void
}

function Head({ id, deposit, onClose }: HeadProps) {
  const t = useText()
  const texts = useUiTexts()
  return (
    <header className="flex flex-none items-start gap-1 border-b border-line py-4 ps-5 pe-3">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 text-h4 [&>:not(:first-child)]:font-sans">
          {deposit ? (
            <>
              <span className="break-all">{deposit.member.account}</span>
              <StatusChip tone={depositStateLooks[deposit.state].tone}>
                {t(depositStateLooks[deposit.state].text)}
              </StatusChip>
            </>
          ) : (
            <Skeleton className="h-6 w-40" />
          )}
        </h2>
        <p className="text-meta text-text-3">
          <Copyable isCut text={id} label={t('ops.copyReference')} />
        </p>
      </div>
      {deposit && (
        <Link
          to={{ path: '/member', search: { id: deposit.member.id } }}
          aria-label={t('cashier-desk.toMember', { account: deposit.member.account })}
          title={t('cashier-desk.toMember', { account: deposit.member.account })}
          className="inline-flex size-8 flex-none items-center justify-center rounded-ctl text-text-2 hover:bg-hover"
        >
          <ExternalLink size={18} aria-hidden="true" />
        </Link>
      )}
      <IconButton size="sm" label={texts.close} icon={<X size={20} />} onClick={onClose} />
    </header>
  )
}

const words = {
  approve: { text: 'cashier-desk.approve', key: 'A' },
  second: { text: 'ops.approveAsSecond', key: 'A' },
  reject: { text: 'cashier-desk.reject', key: 'R' },
  return: { text: 'cashier-desk.sendBack', key: 'B' },
  expire: { text: 'cashier-desk.expire', key: 'X' },
  slip: { text: 'cashier-desk.attachSlip', key: 'U' },
} as const satisfies Record<DepositAct, { text: TextKey; key: string }>
