import { useQuery } from '@tanstack/react-query'
import { memberReaders } from '@baize/contract/roles'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../shared/approvals.ts'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { modeNames } from '../../shared/words/mode-names.ts'
import { identityStatisticsQuery } from '../../shared/identity-statistics.ts'
import { useOperator } from '../../shared/operator.ts'
import { auditProofQuery } from '../../shared/proof.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import {
  dashboardFaultsQuery,
  dashboardMessagesQuery,
  outboxReaders,
  regionsQuery,
  siteStatusQuery,
} from './api.ts'
import { GlanceCell } from './glance-cell.tsx'

/** How the site stands, for everyone: no alarm, but what one wants to have seen. */
export function Glance() {
  const t = useText()
  const { can } = useOperator()
  return (
    <section
      aria-label={t('ops.dashGlance')}
      className="flex flex-wrap gap-px overflow-clip rounded-card border border-line bg-line"
    >
      <SiteCell />
      <MembersCell />
      {can(...memberReaders) && <ChainCell />}
      <ApprovalsCell />
      {can(...outboxReaders) && <OutboxCell />}
    </section>
  )
}

/** Open or closed, as it is live. Which regions are turned away depends on the visitor, so their rules are counted. */
function SiteCell() {
  const t = useText()
  const { data, error } = useQuery(siteStatusQuery)
  const rules = useQuery(regionsQuery).data?.live.content.rules ?? []
  const live = data?.live
  const blocking = rules.filter(({ action }) => action === 'block').length
  const isOpen = live?.content.mode === 0
  return (
    <GlanceCell
      to="/status"
      label={t('ops.placeStatus')}
      error={error}
      figure={live && (isOpen ? t('ops.siteOpen') : t('ops.siteClosed'))}
      chip={
        live && (
          <StatusChip tone={isOpen ? 'ok' : 'pending'}>
            {t(modeNames[live.content.mode])}
          </StatusChip>
        )
      }
      text={
        live?.content.endsAt && !isOpen ? (
          <>
            {t('ops.siteEnds')} <DeskMoment at={live.content.endsAt} />
          </>
        ) : (
          t('ops.blockingRules', { count: blocking })
        )
      }
    />
  )
}

function ChainCell() {
  const t = useText()
  const countText = useCountText()
  const { data: proof, error } = useQuery(auditProofQuery)
  return (
    <GlanceCell
      to="/audit"
      label={t('ops.placeAudit')}
      error={error}
      figure={proof && countText(proof.entries)}
      chip={
        proof &&
        (proof.holds ? (
          <StatusChip tone="ok">{t('ops.chainHolds')}</StatusChip>
        ) : (
          <StatusChip tone="bad">
            {t('ops.chainBroken', { entry: countText(proof.brokenAt ?? 0) })}
          </StatusChip>
        ))
      }
      text={
        proof && (
          <>
            {t('ops.entriesChecked')} <DeskMoment at={proof.at} show="clock" />
          </>
        )
      }
    />
  )
}

function ApprovalsCell() {
  const t = useText()
  const countText = useCountText()
  const now = useServerTime(30_000)
  const { data, error } = useQuery(approvalsQuery)
  const waiting = data?.filter(({ state }) => state === 'waiting')
  const oldest = waiting?.at(-1)
  return (
    <GlanceCell
      to="/approvals"
      label={t('ops.placeApprovals')}
      error={error}
      figure={waiting && countText(waiting.length)}
      chip={oldest && <StatusChip tone="pending">{t('ops.stateWaiting')}</StatusChip>}
      text={
        oldest ? (
          <>
            {t('ops.oldestFrom')} <DeskMoment at={oldest.requestedAt} show="ago" now={now} />
          </>
        ) : (
          t('ops.nothingWaits')
        )
      }
    />
  )
}

function OutboxCell() {
  const t = useText()
  const countText = useCountText()
  const { data, error } = useQuery(dashboardMessagesQuery)
  const faults = useQuery(dashboardFaultsQuery).data?.items.length ?? 0
  const counts = data?.counts
  return (
    <GlanceCell
      to="/outbox"
      label={t('ops.messagesInOutbox')}
      error={error}
      figure={counts && countText(counts.all)}
      chip={
        faults > 0 && <StatusChip tone="pending">{t('ops.faultsOn', { count: faults })}</StatusChip>
      }
      text={counts && t('ops.messagesText', counts)}
    />
  )
}

/** Who has an account, who is here now, and how many came in since yesterday. */
function MembersCell() {
  const t = useText()
  const countText = useCountText()
  const { can } = useOperator()
  const { data, error } = useQuery(identityStatisticsQuery(24))
  const logins = data?.hours
    .filter(({ kind, outcome }) => kind === 'login' && outcome === 'ok')
    .reduce((sum, { count }) => sum + count, 0)
  return (
    <GlanceCell
      to={can('admin', 'finance', 'risk', 'support', 'auditor') ? '/members' : '/logins'}
      label={t('ops.membersFigure')}
      error={error}
      figure={data && countText(data.members)}
      chip={
        logins !== undefined && (
          <StatusChip tone="info">{t('ops.membersFigureChip', { count: logins })}</StatusChip>
        )
      }
      text={data && t('ops.membersFigureText', { sessions: data.openSessions })}
    />
  )
}
