import { Eye, ShieldAlert, UsersRound } from 'lucide-react'
import type { Approval } from '@baize/contract/system/approvals'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { objectOf } from '../../shared/approvals.ts'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'

type WaitingNoteProps = {
  readonly approval: Approval
  /** How many more wait behind it. */
  readonly more: number
  readonly onClose: () => void
}

/** So many of its changes are told here; all of them where it is decided. */
const mostChanges = 2

/** The change that has waited longest for a second person. It is decided where everything about it is shown. */
export function AlertsWaitingNote({ approval, more, onClose }: WaitingNoteProps) {
  const t = useText()
  const { says, requestedBy, requestedAt, reason } = approval
  return (
    <section className="flex gap-3 border-b border-line bg-[color-mix(in_srgb,var(--chip-pending-bg)_42%,transparent)] px-5 py-4">
      <ShieldAlert
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="flex-none text-warn"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="flex-1 text-body-s font-semibold break-words">{says}</h3>
          <StatusChip tone="pending" icon={<UsersRound size={14} aria-hidden="true" />}>
            {t('ops.alertsWaits')}
          </StatusChip>
        </div>
        {approval.changes.slice(0, mostChanges).map(({ name, before, after }) => (
          <p key={name} className="mt-1.5 break-words">
            <span className="block text-text-2">{name}</span>
            <span className="figures text-body">
              <del className="text-text-3">{before}</del> <span aria-hidden="true">→</span>{' '}
              <ins className="font-semibold no-underline">{after}</ins>
            </span>
          </p>
        ))}
        {approval.changes.length > mostChanges && (
          <p className="mt-1 text-caption text-text-3">
            {t('ops.moreChanges', { count: approval.changes.length - mostChanges })}
          </p>
        )}
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [&>dd]:text-end [&>dd]:break-words [&>dt]:text-text-2">
          {objectOf(approval) !== '' && (
            <>
              <dt>{t('ops.alertsAbout')}</dt>
              <dd>{objectOf(approval)}</dd>
            </>
          )}
          <dt>{t('ops.alertsAskedBy')}</dt>
          <dd>
            {requestedBy}, <DeskMoment at={requestedAt} show="time" />
          </dd>
          <dt>{t('ops.alertsReason')}</dt>
          <dd>{reason}</dd>
          <dt>{t('ops.alertsInForce')}</dt>
          <dd>{t('ops.alertsNotInForce')}</dd>
        </dl>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Link
            to={{ path: '/approvals', search: { request: approval.id } }}
            onClick={onClose}
            className={buttonClass({ variant: 'primary', size: 'sm' })}
          >
            <Eye size={16} aria-hidden="true" />
            {t('ops.alertsReview')}
          </Link>
          <span className="text-caption text-text-3">
            {t('ops.lapses')} <DeskMoment at={approval.expiresAt} show="time" />
          </span>
          {more > 0 && (
            <span className="text-caption text-text-3">{t('ops.alertsMore', { count: more })}</span>
          )}
        </div>
      </div>
    </section>
  )
}
