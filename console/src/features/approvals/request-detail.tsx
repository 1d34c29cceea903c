import { Check, ChevronDown, ChevronUp, ShieldAlert, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Approval } from '@baize/contract/system/approvals'
import { Avatar } from '@baize/ui/figures/avatar'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { Note } from '@baize/ui/waiting/note'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { objectOf } from '../../shared/approvals.ts'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { roleNames } from '../../shared/words/role-names.ts'
import { PastChanges } from './past-changes.tsx'
import { RequestContent } from './request-content.tsx'
import { loosensControl, requestStates } from './request-states.ts'

export type RequestAct = 'approve' | 'reject' | 'withdraw'

type RequestDetailProps = {
  readonly approval: Approval
  readonly place: { readonly at: number; readonly of: number }
  /** To the next or the one before. */
  readonly onStep: (step: 1 | -1) => void
  readonly onAct: (act: RequestAct) => void
}

/** All that whoever decides needs: what changes, why, who asks, how it was before, and what yes and no do. */
export function RequestDetail(props: RequestDetailProps) {
  const t = useText()
  const { approval, onAct } = props
  return (
    <article className="flex min-w-0 flex-col">
      <Head {...props} />
      <div className="grid gap-5 px-4 py-4 md:px-5">
        <section aria-label={t('ops.wouldSet')}>
          <RequestContent approval={approval} />
        </section>
        <div className="grid gap-5 border-t border-line pt-4 xl:grid-cols-2">
          <Why approval={approval} />
          {approval.past.length > 0 && <PastChanges past={approval.past} />}
        </div>
        {approval.state === 'waiting' && <Outcomes approval={approval} />}
      </div>
      <footer className="sticky bottom-0 mt-auto border-t border-line bg-s1 px-4 py-2.5 md:px-5">
        {approval.state === 'waiting' ? (
          <Decide approval={approval} onAct={onAct} />
        ) : (
          <Decided approval={approval} />
        )}
      </footer>
    </article>
  )
}

function Head({ approval, place, onStep }: RequestDetailProps) {
  const t = useText()
  const { says, requestedAt, expiresAt, state } = approval
  return (
    <header className="flex items-start gap-3 border-b border-line px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lead break-words">{says}</h2>
          {loosensControl(approval) && (
            <StatusChip tone="pending" icon={<ShieldAlert size={14} aria-hidden="true" />}>
              {t('ops.loosensControl')}
            </StatusChip>
          )}
          {state !== 'waiting' && (
            <StatusChip tone={requestStates[state].tone}>{t(requestStates[state].text)}</StatusChip>
          )}
        </div>
        <p className="flex flex-wrap gap-x-4 text-meta text-text-2">
          {objectOf(approval) !== '' && <span className="break-words">{objectOf(approval)}</span>}
          {approval.member !== '' && (
            <span className="text-caption break-all text-text-3">{approval.object}</span>
          )}
          <span>
            {t('ops.askedAt')} <DeskMoment at={requestedAt} />
          </span>
          {state === 'waiting' && (
            <span>
              {t('ops.lapses')} <DeskMoment at={expiresAt} show="time" />
            </span>
          )}
        </p>
      </div>
      {place.of > 1 && (
        <div className="flex flex-none items-center">
          <span className="figures text-caption whitespace-nowrap text-text-3">
            {t('ops.placeOf', place)}
          </span>
          <IconButton
            label={t('ops.previousRequest')}
            icon={<ChevronUp size={20} />}
            disabled={place.at === 1}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={t('ops.nextRequest')}
            icon={<ChevronDown size={20} />}
            disabled={place.at === place.of}
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </header>
  )
}

function Why({ approval }: { readonly approval: Approval }) {
  const t = useText()
  const { reason, requestedBy, record } = approval
  return (
    <section>
      <h3 className="mb-1.5 font-sans text-body-s font-semibold tracking-normal">
        {t('ops.reasonGiven')}
      </h3>
      <p className="rounded-ctl border border-line bg-s2 px-4 py-3 break-words">{reason}</p>
      <div className="mt-2 flex items-center gap-2.5 text-text-2">
        <Avatar name={requestedBy.replace(/ \(.*\)$/, '')} size="sm" />
        <p className="min-w-0 break-words">
          <span className="font-semibold text-text">{requestedBy}</span>
          <span className="block text-caption">{t('ops.askedRecord', record)}</span>
        </p>
      </div>
    </section>
  )
}

/** What each answer does, before it is given. */
function Outcomes({ approval }: { readonly approval: Approval }) {
  const t = useText()
  const { saysYes, saysNo, deciders } = approval
  return (
    <dl className="grid gap-x-6 gap-y-1.5 border-t border-line pt-4 sm:grid-cols-[auto_minmax(0,1fr)] [&>dt]:text-text-2">
      <Outcome name={t('ops.ifApproved')}>{saysYes || t('ops.approveText')}</Outcome>
      <Outcome name={t('ops.ifRejected')}>{saysNo || t('ops.rejectText')}</Outcome>
      <Outcome name={t('ops.ifNobody')}>{t('ops.approvalsLapse')}</Outcome>
      <Outcome name={t('ops.mayDecide')}>{roleNames(t, deciders)}</Outcome>
    </dl>
  )
}

function Outcome({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="break-words max-sm:mb-1">{children}</dd>
    </>
  )
}

type DecideProps = Pick<RequestDetailProps, 'approval' | 'onAct'>

function Decide({ approval, onAct }: DecideProps) {
  const t = useText()
  const me = useOperator()
  if (approval.requestedById === me.id) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-60">
          <Note>{t('ops.ownRequest')}</Note>
        </div>
        <Button icon={<Undo2 size={18} />} onClick={() => onAct('withdraw')}>
          {t('ops.withdraw')}
        </Button>
      </div>
    )
  }
  if (!me.can(...approval.deciders)) return <Note>{t('ops.cannotDecide')}</Note>
  return (
    <div className="flex flex-wrap justify-end gap-2 max-sm:[&>button]:flex-1">
      <Button
        className="border-neg! text-neg!"
        icon={<X size={18} />}
        onClick={() => onAct('reject')}
      >
        {t('ops.reject')}
      </Button>
      <Button variant="primary" icon={<Check size={18} />} onClick={() => onAct('approve')}>
        {t('ops.approveAsSecond')}
      </Button>
    </div>
  )
}

function Decided({ approval }: { readonly approval: Approval }) {
  const t = useText()
  const { decidedBy, decidedAt, requestedAt, decidedReason, impossible } = approval
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1">
      <p>
        <span className="text-text-2">{t('ops.columnDecidedBy')}</span>{' '}
        <span className="font-semibold">{decidedBy === '' ? t('ops.nobody') : decidedBy}</span>,{' '}
        <DeskMoment at={decidedAt ?? requestedAt} show="long" />
      </p>
      {impossible !== '' && <p className="basis-full break-words">{impossible}</p>}
      {decidedReason !== '' && (
        <p className="basis-full break-words text-text-2">{decidedReason}</p>
      )}
    </div>
  )
}
