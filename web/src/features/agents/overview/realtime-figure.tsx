import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { useModule } from '../../../shared/system.ts'
import { inCentre } from '../contracts/ways.ts'
import { paceQuery } from '../income/api.ts'
import { OnTime } from '../income/on-time.tsx'
import { FittedSum } from './fitted-sum.tsx'

/** What the real-time salary of today came to; something else for who has no such contract. */
export function RealtimeFigure({ otherwise }: { readonly otherwise: ReactNode }) {
  const t = useText()
  const moment = useMomentText()
  const isThere = useModule('agentRealtimeSalary')
  const { data } = useQuery({ ...paceQuery('realtime'), enabled: isThere })
  if (!data?.contract) return otherwise
  const { today, currency, last, nextAt, lateSince } = data
  return (
    <div className="@container relative grid min-w-0 content-start gap-0.5 rounded-card border border-line bg-s1 px-3.5 py-3 hover:border-line-strong md:px-4">
      <dt className="flex flex-wrap items-center justify-between gap-x-2 text-body-s text-text-2">
        <Link
          to={inCentre('agentRealtimeSalary')}
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {t('agents-overview.realtimeToday')}
        </Link>
        {last && <OnTime lateSince={lateSince} />}
      </dt>
      <dd className="min-w-0 font-display text-h4 font-semibold lining-nums proportional-nums xl:text-h3">
        <FittedSum of={today.amount} currency={currency} />
      </dd>
      <dd className="text-meta text-text-3">
        {last && t('agents-overview.lastAt', { at: moment(last.to, 'time') })}{' '}
        {nextAt && t('agents-overview.nextAt', { at: moment(nextAt, 'time') })}
      </dd>
    </div>
  )
}
