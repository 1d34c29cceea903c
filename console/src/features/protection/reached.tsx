import { useQuery } from '@tanstack/react-query'
import { Card } from '@baize/ui/card'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { limitKindNames, limitPeriodNames } from '@baize/texts/limit-names'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { AccountLink } from './account-link.tsx'
import { reachedQuery } from './api.ts'

/** Who was stopped by an own limit lately, and how many keep one. */
export function Reached() {
  const t = useText()
  const { data, error, refetch } = useQuery(reachedQuery)
  return (
    <Card
      title={t('protection.reached')}
      flush
      footer={
        data && (
          <>
            <span>{t('protection.withLimits', { count: data.withLimits })}</span>
            <span aria-hidden="true">·</span>
            <span>{t('protection.barred', { count: data.barred })}</span>
          </>
        )
      }
    >
      <FailureNote error={error} onRetry={refetch} />
      {!data && !error && <Skeleton className="m-4 h-24" />}
      {data?.items.length === 0 && (
        <p className="px-4 pb-5 text-text-3 md:px-5">{t('protection.reachedNone')}</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto">
          {data.items.map(({ at, member, account, kind, period }) => (
            <li
              key={`${member} ${at} ${kind} ${period}`}
              className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2 md:px-5"
            >
              <AccountLink id={member} account={account} />
              <DeskMoment at={at} className="figures text-meta text-text-3" />
              <span className="w-full text-meta text-text-2">
                {t(limitKindNames[kind])} · {t(limitPeriodNames[period])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
