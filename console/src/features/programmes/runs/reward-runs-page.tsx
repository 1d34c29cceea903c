import { useQuery } from '@tanstack/react-query'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Tabs, TabPanel } from '@baize/ui/navigation/tabs'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { runsQuery } from '../api.ts'
import { kindTexts, runKinds } from '../words.ts'
import { BudgetsPart } from './budgets-part.tsx'
import { DryRunPart } from './dry-run-part.tsx'
import { RunDialog } from './run-dialog.tsx'
import { RunsTable } from './runs-table.tsx'

const tabs = ['runs', 'dry', 'budgets'] as const

/** What windows that are over gave, what the next would give, and what there is to give. */
export function RewardRunsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const kind = runKinds.find((one) => one === search['kind'])
  const tab = tabs.find((one) => one === search['tab']) ?? 'runs'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('programmes-desk-menu.runs')} sub={t('programmes-desk.runsSub')} />
      <Card flush className="overflow-clip">
        <div className="px-4 pt-3 md:px-5">
          <Tabs
            name="reward-runs"
            label={t('programmes-desk-menu.runs')}
            selected={tab}
            onSelect={(id) => change({ tab: id === 'runs' ? undefined : id })}
            tabs={[
              { id: 'runs', label: t('programmes-desk.tabRuns') },
              { id: 'dry', label: t('programmes-desk.tabDry') },
              { id: 'budgets', label: t('programmes-desk.tabBudgets') },
            ]}
          />
        </div>
        <TabPanel name="reward-runs" selected={tab}>
          {tab !== 'budgets' && (
            <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
              <FilterChip
                label={t('programmes-desk.anyKind')}
                value={kind ?? (tab === 'dry' ? 'rebate' : '')}
                onValue={(next) => change({ kind: next })}
                options={runKinds.map((one) => [one, t(kindTexts[one])])}
              />
            </div>
          )}
          {tab === 'runs' && <Runs />}
          {tab === 'dry' && <DryRunPart key={kind ?? ''} kind={kind ?? 'rebate'} />}
          {tab === 'budgets' && <BudgetsPart />}
        </TabPanel>
      </Card>
    </div>
  )
}

function Runs() {
  const [search, change] = useSearch()
  const found = useQuery(runsQuery(runKinds.find((one) => one === search['kind'])))
  const slow = useSkeleton(found.isPending)
  const open = found.data?.items.find(({ id }) => id === search['run'])
  return (
    <>
      <div className="px-4 empty:hidden md:px-5">
        <FailureNote error={found.error} onRetry={found.refetch} />
      </div>
      <RunsTable
        runs={found.data?.items ?? []}
        skeletonRows={slow ? 6 : 0}
        isLoaded={found.isSuccess}
        onOpen={({ id }) => change({ run: id }, 'push')}
      />
      {open && <RunDialog run={open} onClose={() => change({ run: undefined })} />}
    </>
  )
}
