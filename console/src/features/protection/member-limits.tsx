import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import type { PlayerProtection } from '@baize/contract/protection/protection'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { memberProtectionQuery, restricters } from './api.ts'
import { HistoryTable } from './history-table.tsx'
import { LimitTable } from './limit-table.tsx'
import { RestrictDialog } from './restrict-dialog.tsx'

type Props = { readonly id: string; readonly account: string }

/** What a member set to be protected from play, with its history; and the way to restrict the account. */
export function MemberLimits({ id, account }: Props) {
  const t = useText()
  const { can } = useOperator()
  const [restricting, setRestricting] = useState(false)
  const { data, error, refetch } = useQuery(memberProtectionQuery(id))
  if (error) return <FailureNote error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="m-5 h-64" />
  const { protection, history } = data
  return (
    <div className="grid gap-5 py-4 md:py-5">
      <div className="flex flex-wrap items-start gap-3 px-4 md:px-5">
        <div className="min-w-0 flex-1 basis-72">
          <BarNote bar={protection.bar} />
        </div>
        {can(...restricters) && (
          <Button icon={<Ban size={18} />} onClick={() => setRestricting(true)}>
            {t('protection.restrict')}
          </Button>
        )}
      </div>
      <LimitTable protection={protection} />
      <p className="px-4 text-text-2 md:px-5">
        {t('protection.reminder')}:{' '}
        <span className="font-medium text-text">
          {protection.reminderMinutes === null
            ? t('protection.never')
            : t('protection.everyMinutes', { minutes: protection.reminderMinutes })}
        </span>
      </p>
      <section aria-labelledby="limits-history">
        <h2 id="limits-history" className="px-4 pb-2 text-lead md:px-5">
          {t('protection.history')}
        </h2>
        <HistoryTable history={history} currency={protection.currency} />
      </section>
      {restricting && (
        <RestrictDialog id={id} account={account} onClose={() => setRestricting(false)} />
      )}
    </div>
  )
}

function BarNote({ bar }: Pick<PlayerProtection, 'bar'>) {
  const t = useText()
  if (bar === null) return <p className="py-2 text-text-2">{t('protection.noBreak')}</p>
  return (
    <Note
      tone={bar.kind === 'exclusion' ? 'bad' : 'pending'}
      title={t(bar.kind === 'exclusion' ? 'protection.exclusion' : 'protection.timeOut')}
    >
      {t('protection.until')}{' '}
      {bar.until === null ? t('protection.forGood') : <DeskMoment at={bar.until} show="long" />}
    </Note>
  )
}
