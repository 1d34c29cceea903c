import { useQuery } from '@tanstack/react-query'
import {
  AlarmClock,
  ArrowDownToLine,
  ArrowUpFromLine,
  Check,
  Clock,
  MessageSquareWarning,
  type LucideIcon,
} from 'lucide-react'
import { languageEntry } from '@baize/kernel/language'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { KeyCap } from '@baize/ui/key-cap'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import {
  depositQueueQuery,
  disputeQueueQuery,
  withdrawalQueueQuery,
} from '../../shared/queues/cashier-queues.ts'
import { paceLooks, usePaceWord } from '../../shared/queues/queue-age.tsx'
import { countPaces, paceOf, type Pace } from '../../shared/queues/queue-pace.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useAge } from '../../shared/figures/use-duration.ts'
import { useTargetMinutes } from '../../shared/queues/use-target-minutes.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'

const paces: readonly Pace[] = ['inTime', 'near', 'late', 'over']

/** What waits for a person in the cashier: how much, how late, since when. */
export function QueuesCard() {
  const t = useText()
  const hasKeys = useMedia('(min-width: 48rem) and (pointer: fine)')
  const withdrawals = useQuery(withdrawalQueueQuery)
  const deposits = useQuery(depositQueueQuery)
  const disputes = useQuery(disputeQueueQuery)
  const minutes = useTargetMinutes()
  const failed = withdrawals.error ?? deposits.error ?? disputes.error
  return (
    <Card
      flush
      title={t('cashier-desk.queues')}
      sub={minutes !== undefined && t('ops.dashTarget', { minutes })}
      className="overflow-clip"
      actions={<Legend />}
      footer={
        hasKeys && (
          <span className="flex flex-wrap items-center gap-1.5">
            {t('cashier-desk.goToQueue')}
            <KeyCap>G</KeyCap> <KeyCap>W</KeyCap> {t('ops.placeWithdrawals')}
            <KeyCap>G</KeyCap> <KeyCap>D</KeyCap> {t('ops.placeDeposits')}
          </span>
        )
      }
    >
      {failed && (
        <div className="p-4">
          <FailureNote error={failed} />
        </div>
      )}
      <ul className="-mb-px divide-y divide-line border-y border-line">
        <Queue
          icon={ArrowUpFromLine}
          name="ops.placeWithdrawals"
          to={{ path: '/withdrawals' }}
          count={withdrawals.data?.counts.review}
          since={withdrawals.data?.items.map((row) => row.since)}
        />
        <Queue
          icon={ArrowDownToLine}
          name="ops.placeDeposits"
          to={{ path: '/deposits' }}
          count={deposits.data?.counts.waiting}
          since={deposits.data?.items.map((row) => row.since)}
        />
        <Queue
          icon={MessageSquareWarning}
          name="cashier-desk.queueDisputes"
          to={{ path: '/withdrawals', search: { lane: 'dispute' } }}
          count={disputes.data?.counts.dispute}
          since={disputes.data?.items.map((row) => row.since)}
        />
      </ul>
    </Card>
  )
}

function Legend() {
  const wordOf = usePaceWord()
  return (
    <span className="flex flex-wrap gap-x-2.5 text-caption text-text-2 max-sm:hidden">
      {paces.map((pace) => (
        <span key={pace} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('size-2.5 rounded-[2px]', paceLooks[pace].fill)} />
          {wordOf(pace)}
        </span>
      ))}
    </span>
  )
}

type QueueProps = {
  readonly icon: LucideIcon
  readonly name: TextKey
  readonly to: { readonly path: string; readonly search?: Readonly<Record<string, string>> }
  /** Of all that wait; absent while it loads. */
  readonly count: number | undefined
  /** Since when the oldest ones wait, as far as they were read. */
  readonly since: readonly string[] | undefined
}

function Queue({ icon: Icon, name, to, count, since }: QueueProps) {
  const t = useText()
  const countText = useCountText()
  const now = useServerTime(30_000)
  const target = useTargetMinutes()
  return (
    <li>
      <Link
        to={to}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2 hover:bg-hover sm:min-h-13 sm:grid-cols-[auto_6.5rem_2rem_minmax(0,1fr)_auto]"
      >
        <Icon size={18} aria-hidden="true" className="text-text-2" />
        <span className="font-semibold">{t(name)}</span>
        {count === undefined || since === undefined || target === undefined ? (
          <Skeleton className="h-6 w-8 justify-self-end" />
        ) : (
          <>
            <span className="text-end font-display text-h4 font-semibold">{countText(count)}</span>
            <Paces since={since} now={now} target={target} />
            <Oldest since={since} now={now} target={target} />
          </>
        )}
      </Link>
    </li>
  )
}

type AgesProps = {
  readonly since: readonly string[]
  readonly now: Date
  readonly target: number
}

function Paces({ since, now, target }: AgesProps) {
  const t = useText()
  const wordOf = usePaceWord()
  const { tag } = languageEntry(useLanguage())
  const counts = countPaces(since, now, target)
  const shown = paces.filter((pace) => counts[pace] > 0)
  const words = shown
    .map((pace) =>
      t('ops.dashPace', { count: counts[pace], pace: wordOf(pace).toLocaleLowerCase(tag) }),
    )
    .join(', ')
  return (
    <span className="max-sm:col-span-3">
      <span aria-hidden="true" className={cx('flex h-2 gap-0.5', words === '' && 'hidden')}>
        {shown.map((pace) => (
          <span
            key={pace}
            style={{ flexGrow: counts[pace] }}
            className={cx('rounded-[2px]', paceLooks[pace].fill)}
          />
        ))}
      </span>
      <span className="mt-1 block text-caption text-text-3">
        {words || t('cashier-desk.nothingWaits')}
      </span>
    </span>
  )
}

const looks = {
  inTime: { tone: 'ok', icon: Check },
  near: { tone: 'info', icon: Clock },
  late: { tone: 'pending', icon: Clock },
  over: { tone: 'bad', icon: AlarmClock },
} as const satisfies Record<Pace, { tone: ChipTone; icon: LucideIcon }>

function Oldest({ since, now, target }: AgesProps) {
  const t = useText()
  const age = useAge()
  const oldest = since.toSorted().at(0)
  if (oldest === undefined) return <span />
  const waitedMs = Math.max(0, now.getTime() - Date.parse(oldest))
  const { tone, icon: Icon } = looks[paceOf(waitedMs, target)]
  return (
    <span className="justify-self-end max-sm:col-span-3 max-sm:justify-self-start">
      <StatusChip tone={tone} icon={<Icon size={14} strokeWidth={2.25} aria-hidden="true" />}>
        {t('cashier-desk.oldest', { age: age(waitedMs / 1000) })}
      </StatusChip>
    </span>
  )
}
