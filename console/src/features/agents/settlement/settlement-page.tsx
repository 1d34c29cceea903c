import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { isDay } from '@baize/kernel/time'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { presetDays, type DayRange } from '@baize/ui/forms/date-presets.ts'
import { DateRange } from '@baize/ui/forms/date-range'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Tabs, TabPanel } from '@baize/ui/navigation/tabs'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { useOperator } from '../../../shared/operator.ts'
import { root, runsQuery } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { runColumns } from '../files/settlement-files.ts'
import { ProofsPart } from '../proofs/proofs-part.tsx'
import { houseGivers } from '../roles.ts'
import { contractKinds, kindTexts, readKind } from '../words.ts'
import { DryRunPart } from './dry-run-part.tsx'
import { PayablesPart } from './payables-part.tsx'
import { RunFigures } from './run-figures.tsx'
import { RunsTable } from './runs-table.tsx'
import { WindowsDialog } from './windows-dialog.tsx'

const tabs = ['runs', 'dry', 'payables', 'proofs'] as const

/** What contracts came to, what the running windows would come to, and what is owed. */
export function SettlementPage() {
  const t = useText()
  const [search, change] = useSearch()
  const { can } = useOperator()
  const [isRunning, setRunning] = useState(false)
  const kind = readKind(search['kind'])
  const tab = tabs.find((one) => one === search['tab']) ?? 'runs'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeSettlement')}
        sub={t('agents-desk.settlementSub')}
        actions={
          can(...houseGivers) && (
            <Button icon={<RefreshCw size={16} />} onClick={() => setRunning(true)}>
              {t('agents-desk.runNow')}
            </Button>
          )
        }
      />
      <RunFigures />
      <Card flush className="overflow-clip">
        <div className="px-4 pt-3 md:px-5">
          <Tabs
            name="settlement"
            label={t('ops.placeSettlement')}
            selected={tab}
            onSelect={(id) => change({ tab: id === 'runs' ? undefined : id })}
            tabs={[
              { id: 'runs', label: t('agents-desk.tabRuns') },
              { id: 'dry', label: t('agents-desk.tabDry') },
              { id: 'payables', label: t('agents-desk.tabPayables') },
              { id: 'proofs', label: t('agents-proofs.tab') },
            ]}
          />
        </div>
        <TabPanel name="settlement" selected={tab}>
          {tab !== 'proofs' && (
            <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
              <FilterChip
                label={t('agents-desk.anyKind')}
                value={kind ?? ''}
                onValue={(next) => change({ kind: next })}
                options={contractKinds.map((one) => [one, t(kindTexts[one])])}
              />
            </div>
          )}
          {tab === 'runs' && <Runs />}
          {tab === 'dry' && <DryRunPart kind={kind} />}
          {tab === 'payables' && <PayablesPart kind={kind} />}
          {tab === 'proofs' && <ProofsPart />}
        </TabPanel>
      </Card>
      {isRunning && <RunDialog onClose={() => setRunning(false)} />}
    </div>
  )
}

function Runs() {
  const t = useText()
  const { zone } = useOperator()
  const now = useServerTime(60_000)
  const [search, change] = useSearch()
  const range = readRange(search, now, zone)
  const kind = readKind(search['kind'])
  const asked = { from: range.firstDay, to: range.lastDay, ...(kind && { kind }) }
  const found = useQuery(runsQuery(asked))
  const slow = useSkeleton(found.isPending)
  const open = found.data?.items.find(
    (run) =>
      run.day === search['day'] &&
      run.kind === search['of'] &&
      run.currency === (search['in'] ?? run.currency),
  )
  return (
    <>
      <div className="px-4 pb-3 md:px-5">
        <div className="flex flex-wrap items-center gap-2">
          <DateRange
            value={range}
            zone={zone}
            now={now}
            onValue={({ firstDay, lastDay }) => change({ from: firstDay, to: lastDay })}
          />
          <div className="ms-auto">
            <AgentsExport
              list="settlement-runs"
              filter={asked}
              columns={runColumns}
              disabled={!found.data?.items.length}
              rows={found.data?.items ?? []}
            />
          </div>
        </div>
        {found.data && (
          <p className="mt-2 text-meta text-text-3">
            {t('agents-desk.countedUntil')} <DeskMoment at={found.data.closedUntil} />
          </p>
        )}
      </div>
      <div className="px-4 md:px-5">
        <FailureNote error={found.error} onRetry={found.refetch} />
      </div>
      <RunsTable
        runs={found.data?.items ?? []}
        skeletonRows={slow ? 6 : 0}
        isLoaded={found.isSuccess}
        onOpen={({ day, kind: of, currency }) => change({ day, of, in: currency }, 'push')}
      />
      {open && (
        <WindowsDialog
          run={open}
          view={search['view']}
          onView={(view) => change({ view })}
          onClose={() => change({ day: undefined, of: undefined, in: undefined, view: undefined })}
        />
      )}
    </>
  )
}

/** The range of the address; the last two weeks where it names none that can be. */
function readRange({ from, to }: Search, now: Date, zone: string): DayRange {
  if (isDay(from) && isDay(to) && from <= to) return { firstDay: from, lastDay: to }
  return presetDays('previous7', now, zone)
}

function RunDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  return (
    <ReasonDialog
      title={t('agents-desk.runNow')}
      text={t('agents-desk.runText')}
      action={t('agents-desk.runNow')}
      onConfirm={async (reason) => {
        const { settled, paid, isCut } = await write(() => call(calls.runSettlement, { reason }))
        show(t(isCut ? 'agents-desk.ranCut' : 'agents-desk.ran', { settled, paid }), 'ok')
      }}
      onClose={onClose}
    />
  )
}
