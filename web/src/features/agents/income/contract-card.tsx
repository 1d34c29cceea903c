import { languageEntry } from '@baize/kernel/language'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { FittedSum } from '../overview/fitted-sum.tsx'
import { TermsFacts } from '../terms/terms-facts.tsx'
import { TermsTable } from '../terms/terms-table.tsx'
import type { Kind, Pace } from './api.ts'
import { Countdown } from './countdown.tsx'
import { OnTime } from './on-time.tsx'

/** The present contract: who pays, its tiers with the one that is reached now, and all else that it says. */
export function ContractCard({ pace }: { readonly pace: Pace }) {
  const t = useText()
  const moment = useMomentText()
  const { contract, version, currency, running, at } = pace
  if (contract === null) {
    return (
      <Card title={t('agents-income.contract')}>
        <EmptyState
          picture={<RecordsPicture />}
          title={t('agents-income.noContract')}
          text={t('agents-income.noContractText')}
        />
      </Card>
    )
  }
  const { from, terms, beginsAt, endsAt } = contract
  const isToCome = beginsAt !== null && beginsAt > at
  return (
    <Card
      title={t('agents-income.contractVersion', { version })}
      sub={t('agents-income.by', { payer: from || t('agents-income.house') })}
    >
      <div className="grid min-w-0 grid-cols-1 gap-x-10 gap-y-3 lg:grid-cols-2">
        <TermsTable
          tiers={terms.tiers}
          currency={currency}
          reached={running?.tier}
          came={
            running
              ? {
                  periodValidBet: running.validBet,
                  periodProfitLoss: running.loss,
                  activeMembers: running.active,
                }
              : undefined
          }
        />
        <TermsFacts terms={terms} currency={currency} />
        {running && running.leftOut > 0 && (
          <p className="text-meta text-text-3">
            {t('agents-income.leftOut', { count: running.leftOut })}
          </p>
        )}
        {isToCome && (
          <p className="text-meta text-text-3">
            {t('agents-income.holdsFrom', { at: moment(beginsAt, 'date') })}
          </p>
        )}
        {endsAt !== null && (
          <p className="text-meta text-text-3">
            {t('agents-income.holdsUntil', { at: moment(endsAt) })}
          </p>
        )}
      </div>
    </Card>
  )
}

/** The last and the next run, what today came to and what runs now. */
export function PaceFigures({ pace, kind }: { readonly pace: Pace; readonly kind: Kind }) {
  const t = useText()
  const moment = useMomentText()
  const { tag } = languageEntry(useLanguage())
  const { last, nextAt, today, running, currency } = pace
  const isShort = kind === 'hourly' || kind === 'realtime'
  const style = isShort ? 'time' : 'short'
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {isShort && (
        <Figure
          title={t('agents-income.today')}
          value={<FittedSum of={today.amount} currency={currency} />}
          note={t('agents-income.ofDay', {
            count: today.windows.toLocaleString(tag),
            all: today.ofDay.toLocaleString(tag),
          })}
        />
      )}
      <Figure
        title={t('agents-income.lastRun')}
        chip={last && <OnTime lateSince={pace.lateSince} />}
        value={last === null ? '–' : moment(last.to, style)}
        note={last && <RecordSum of={last.amount} currency={currency} plus />}
      />
      <Figure
        title={t('agents-income.nextRun')}
        value={nextAt === null ? '–' : moment(nextAt, style)}
        note={
          nextAt &&
          (isShort ? <Countdown key={nextAt} to={nextAt} /> : t('agents-income.nextAbout'))
        }
      />
      {running && (
        <Figure
          title={t(kind === 'hourly' ? 'agents-income.betsOfHour' : 'agents-income.betsOfDay')}
          value={<FittedSum of={running.counted} currency={currency} />}
          note={
            <>
              {t(kind === 'realtime' ? 'agents-income.nextDifference' : 'agents-income.ifNow')}:{' '}
              <RecordSum of={running.amount} currency={currency} />
            </>
          }
        />
      )}
    </dl>
  )
}

type FigureProps = {
  readonly title: string
  readonly value: React.ReactNode
  readonly note?: React.ReactNode
  readonly chip?: React.ReactNode
}

export function Figure({ title, value, note, chip }: FigureProps) {
  return (
    <div className="@container grid min-w-0 content-start gap-0.5 rounded-card border border-line bg-s1 px-3.5 py-3 md:px-4">
      <dt className="flex flex-wrap items-center justify-between gap-x-2 text-body-s text-text-2">
        {title}
        {chip}
      </dt>
      <dd className="min-w-0 font-display text-h4 font-semibold lining-nums proportional-nums xl:text-h3">
        {value}
      </dd>
      {note && <dd className="text-meta text-text-3">{note}</dd>}
    </div>
  )
}
