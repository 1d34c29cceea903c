import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { TeamBet } from '@baize/contract/agents/team-records'
import { betStates, type BetState } from '@baize/contract/wagers/record-names'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { productText } from '../../../shared/product-texts.ts'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { vendorNamesQuery } from '../../../shared/vendor-names.ts'
import { MemberFilter } from '../member-filter.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { betsQuery, readBets, type AskedBets } from './api.ts'
import { betColumns, betStateTexts } from './bet-columns.tsx'
import { MoreButton } from './more-button.tsx'

const products = gameCategories.filter((name) => name !== 'HOT')

type Narrow = {
  readonly product: '' | (typeof products)[number]
  readonly vendor: string
  readonly state: '' | BetState
  readonly number: string
}

const whole: Narrow = { product: '', vendor: '', state: '', number: '' }

/** Team betting: the bets of those below, with the filters of one's own betting record. */
export function TeamBetting() {
  const t = useText()
  const { filter, change, now, zone } = useTeamFilter()
  const [narrow, setNarrow] = useState(whole)
  const { firstDay: from, lastDay: to } = filter.range
  const asked: AskedBets = {
    from,
    to,
    deep: filter.deep,
    ...(filter.search !== '' && { account: filter.search }),
    ...(narrow.product !== '' && { product: narrow.product }),
    ...(narrow.vendor !== '' && { vendor: narrow.vendor }),
    ...(narrow.state !== '' && { state: narrow.state }),
    ...(narrow.number.trim() !== '' && { number: narrow.number.trim() }),
  }
  const query = useInfiniteQuery(betsQuery(asked))
  const { data, error } = query
  const waits = useSkeleton(query.isPending)
  const bets = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const isNarrow = Object.values(narrow).some((one) => one !== '') || filter.search !== ''
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={t('reports.zoneNote', { zone })}
      />
      <MemberFilter label={t('agents-accounts.member')} hint={t('agents-accounts.memberHint')} />
      <BetFilters narrow={narrow} onNarrow={setNarrow} />
      <FailureNote error={error} onRetry={query.refetch} />
      {!error && (data || waits) && (
        <ReportTable<TeamBet>
          name="team-bets"
          label={t('agents.teamBetting')}
          fileOf={`${from}-${to}`}
          columns={betColumns({ t, zone, bets, totals: last?.totals ?? null })}
          rows={bets}
          rowId={({ id }) => id}
          skeletonRows={waits ? 5 : 0}
          read={(cursor = '', signal) => readBets(asked, { cursor, limit: 100, signal })}
          foot={
            <>
              <span>
                {t(last?.isCut ? 'agents-accounts.lookedSoFar' : 'agents-accounts.byStake')}
              </span>
              <MoreButton query={query} />
            </>
          }
          empty={
            <EmptyState
              picture={<TeamPicture />}
              title={t('agents-accounts.noBets')}
              text={t('agents-accounts.noBetsText')}
              action={
                isNarrow && (
                  <Button
                    onClick={() => {
                      setNarrow(whole)
                      change({ search: '' })
                    }}
                  >
                    {t('reports.clearFilters')}
                  </Button>
                )
              }
            />
          }
        />
      )}
    </div>
  )
}

type FiltersProps = { readonly narrow: Narrow; readonly onNarrow: (narrow: Narrow) => void }

function BetFilters({ narrow, onNarrow }: FiltersProps) {
  const t = useText()
  const { data: vendors = [] } = useQuery(vendorNamesQuery)
  const any = (label: string) => ({ value: '' as const, label })
  const change = (some: Partial<Narrow>) => onNarrow({ ...narrow, ...some })
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Select
        dense
        label={t('reports.product')}
        value={narrow.product}
        options={[
          any(t('reports.anyProduct')),
          ...products.map((value) => ({
            value,
            label: t(productText(value) ?? 'reports.product'),
          })),
        ]}
        onValue={(product) => change({ product })}
      />
      <Select
        dense
        label={t('reports.vendor')}
        value={narrow.vendor}
        options={[
          any(t('reports.anyVendor')),
          ...vendors.map(([value, label]) => ({ value, label })),
        ]}
        onValue={(vendor) => change({ vendor })}
      />
      <Select
        dense
        label={t('reports.state')}
        value={narrow.state}
        options={[
          any(t('reports.anyState')),
          ...betStates.map((value) => ({ value, label: t(betStateTexts[value]) })),
        ]}
        onValue={(state) => change({ state })}
      />
      <TextField
        key={narrow.number}
        dense
        label={t('reports.number')}
        defaultValue={narrow.number}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onBlur={({ target }) => change({ number: target.value.trim() })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') change({ number: currentTarget.value.trim() })
        }}
      />
    </div>
  )
}
