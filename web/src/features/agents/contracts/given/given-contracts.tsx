import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isModuleOn } from '@baize/contract/system/modules'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Select } from '@baize/ui/forms/select'
import { Switch } from '@baize/ui/forms/switch'
import { Link } from '@baize/ui/navigation/link'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../../shared/api.ts'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { ReportTable } from '../../../../shared/report/report-table.tsx'
import { useSystem } from '../../../../shared/system.ts'
import { givenQuery, readGiven } from '../api.ts'
import { kindNames, kinds, type ContractKind } from '../kinds.ts'
import { ContractShown } from '../offer/contract-shown.tsx'
import { useRateText } from '../../terms/rate.ts'
import { toTeam } from '../ways.ts'
import { EndDialog } from './end-dialog.tsx'
import { givenColumns } from './given-columns.tsx'

/** Contracts and offers that the agent gave: looked up, changed, taken back and ended. */
export function GivenContracts() {
  const t = useText()
  const { brand, whitelabel } = useSystem().info
  const rate = useRateText()
  const moment = useMomentText()
  const [kind, setKind] = useState<ContractKind | ''>('')
  const [open, setOpen] = useState(true)
  const [ending, setEnding] = useState<ContractView>()
  const [shown, setShown] = useState<ContractView>()
  const filter = { open, ...(kind !== '' && { kind }) }
  const query = useInfiniteQuery(givenQuery(filter))
  const { data, error, hasNextPage, isFetchingNextPage } = query
  const waits = useSkeleton(query.isPending)
  const there = kindNames.filter((one) => isModuleOn(whitelabel, kinds[one].module))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="w-full max-w-60">
          <Select<ContractKind | ''>
            dense
            label={t('agents-contracts.kind')}
            value={kind}
            onValue={setKind}
            options={[
              { value: '', label: t('agents-contracts.allKinds') },
              ...there.map((value) => ({ value, label: t(kinds[value].name) })),
            ]}
          />
        </div>
        <Switch label={t('agents-contracts.openOnly')} checked={open} onChecked={setOpen} atEnd />
      </div>
      <FailureNote error={error} onRetry={query.refetch} />
      {(data || waits) && (
        <ReportTable<ContractView>
          name="contracts"
          label={t('agents.contracts')}
          fileOf={kind || 'all'}
          columns={givenColumns({
            t,
            rate,
            zone: brand.zone,
            now: new Date(serverNow()).toISOString(),
            dayText: (at) => moment(at, 'day'),
            onEnd: setEnding,
          })}
          rows={data?.pages.flatMap(({ items }) => items) ?? []}
          rowId={({ id }) => id}
          onOpen={setShown}
          skeletonRows={waits ? 5 : 0}
          read={(cursor, signal) => readGiven(filter, { cursor, limit: 100, signal })}
          foot={
            hasNextPage && (
              <Button
                className="ms-auto"
                busy={isFetchingNextPage}
                busyLabel={t('reports.loadingMore')}
                onClick={() => void query.fetchNextPage()}
              >
                {t('reports.loadMore')}
              </Button>
            )
          }
          empty={
            <EmptyState
              picture={<RecordsPicture />}
              title={t('agents-contracts.noGiven')}
              text={t('agents-contracts.noGivenText')}
              action={
                <Link to={toTeam} className={buttonClass({ variant: 'primary' })}>
                  {t('agents.teamManagement')}
                </Link>
              }
            />
          }
        />
      )}
      {ending && (
        <EndDialog key={ending.id} contract={ending} onClose={() => setEnding(undefined)} />
      )}
      {shown && <ContractShown contract={shown} isGiven onClose={() => setShown(undefined)} />}
    </div>
  )
}
