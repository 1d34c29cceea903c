import type { RtpRow } from '@baize/contract/rtp-desk'
import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/ui/moment-text.ts'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import { modeNames } from '../../../shared/mode-names.ts'
import { useOperator } from '../../../shared/operator.ts'
import { useCountText } from '../../../shared/use-count-text.ts'
import { useAge, useDuration } from '../../../shared/use-duration.ts'
import { jobName } from '../jobs/job-names.ts'
import type { Alert, LockAction, QueueName } from './alerts.ts'

export type AlertWords = { readonly what: string; readonly detail: string }

const lateNames: Readonly<Record<QueueName, TextKey>> = {
  withdrawals: 'ops.alertLateWithdrawals',
  deposits: 'ops.alertLateDeposits',
  disputes: 'ops.alertLateDisputes',
}

const lockNames: Readonly<Record<LockAction, TextKey>> = {
  'operator.locked': 'ops.alertOperatorLocked',
  'address.locked': 'ops.alertAddressLocked',
}

/** An alert in two lines of the operator's language: what it is, and what is known of it. */
export function useAlertWords(): (alert: Alert, now: Date) => AlertWords {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const countText = useCountText()
  const age = useAge()
  const duration = useDuration()
  const rtpText = useRtpText()
  const clock = (at: string) => momentText(new Date(at), tag, zone, 'short')
  const list = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' })
  return (alert, now) => {
    switch (alert.kind) {
      case 'books':
        return {
          what: t('ops.booksNoBalance'),
          detail:
            alert.accounts > 0
              ? t('ops.booksDiffTitle', { count: alert.accounts })
              : t('ops.alertUnbalanced', { currencies: list.format(alert.currencies) }),
        }
      case 'proofLate':
        return {
          what: t('ops.alertProofLate'),
          detail: t('ops.alertProofLast', { time: clock(alert.madeAt) }),
        }
      case 'chain':
        return {
          what: t('ops.chainBroken', { entry: countText(alert.brokenAt) }),
          detail: t('ops.chainEntries', { count: countText(alert.entries) }),
        }
      case 'job':
        return {
          what: t('ops.alertJob', { job: jobName(t, alert.task) }),
          detail: alert.error || t('ops.alertNoError'),
        }
      case 'events':
        return {
          what: t('ops.alertEvents', { name: alert.name, count: alert.count }),
          detail: alert.error || t('ops.alertNoError'),
        }
      case 'rtp':
        return { what: t('ops.alertRtp', { game: alert.row.name }), detail: rtpText(alert.row) }
      case 'rtpMore':
        return {
          what: t('ops.alertRtpMore', { count: alert.count }),
          detail: t('ops.alertRtpMoreText'),
        }
      case 'betsClosed':
        return {
          what: t('ops.alertBetsClosed', { vendor: alert.vendor }),
          detail: t('ops.alertBetsText', { count: alert.openRounds }),
        }
      case 'gamesClosed':
        return {
          what: t('ops.alertGamesClosed', { vendor: alert.vendor, count: alert.games.length }),
          detail: list.format(alert.games),
        }
      case 'maintenance': {
        const names = list.format(alert.vendors.map(({ name }) => name))
        const until = alert.vendors[0]?.maintenanceUntil
        const end = until ? t('ops.alertUntil', { time: clock(until) }) : t('ops.alertNoEnd')
        return {
          what: t('ops.alertMaintenance', { count: alert.vendors.length, names }),
          detail: alert.vendors.length === 1 ? end : names,
        }
      }
      case 'late':
        return {
          what: t(lateNames[alert.queue], { count: alert.count }),
          detail: t('ops.alertLateText', {
            age: age((now.getTime() - Date.parse(alert.since)) / 1000),
            target: duration(alert.targetMinutes * 60),
          }),
        }
      case 'approvals':
        return {
          what: t('ops.alertApprovals', { count: alert.count }),
          detail: t('ops.alertApprovalText', {
            action: alert.oldest.says,
            name: alert.oldest.requestedBy,
          }),
        }
      case 'closed':
        return {
          what: t('ops.alertSiteClosed'),
          detail: t('ops.alertSetBy', { mode: t(modeNames[alert.mode]), name: alert.by }),
        }
      case 'regions':
        return {
          what: t('ops.blockingRules', { count: alert.count }),
          detail: t('ops.alertRegionsText', { name: alert.by }),
        }
      case 'faults':
        return {
          what: t('ops.faultsOn', { count: alert.count }),
          detail: t('ops.alertFaultsText', { time: clock(alert.endsAt) }),
        }
      case 'locked':
        return { what: t(lockNames[alert.action]), detail: alert.object }
    }
  }
}

function useRtpText(): (row: RtpRow) => string {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  return ({ observedBps, declaredBps, rounds }) =>
    t('ops.alertRtpText', {
      observed: percent.format(observedBps / 10_000),
      declared: percent.format((declaredBps ?? 0) / 10_000),
      rounds: compact.format(BigInt(rounds)),
    })
}
