import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { PageHead } from '@baize/ui/navigation/page-head'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { useOperator } from '../../../shared/operator.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { contractsQuery, type ContractFilter } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { contractColumns } from '../files/desk-files.ts'
import { houseGivers } from '../roles.ts'
import { contractKinds, kindTexts, readKind, stateLooks } from '../words.ts'
import { ContractTable } from './contract-table.tsx'
import { EndDialog } from './end-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'

const states = Object.keys(stateLooks) as ContractView['state'][]

function readFilter({ kind, state, giver, downline }: Search): ContractFilter {
  const [known, stands] = [readKind(kind), states.find((one) => one === state)]
  return {
    ...(known && { kind: known }),
    ...(stands && { state: stands }),
    ...(giver?.trim() && { giver: giver.trim() }),
    ...(downline?.trim() && { downline: downline.trim() }),
  }
}

/** Contracts and offers of everybody, and those that the house gives. */
export function ContractsPage() {
  const t = useText()
  const { can } = useOperator()
  const [search, change] = useSearch()
  const filter = readFilter(search)
  const isFiltered = Object.keys(filter).length > 0
  const list = useInfiniteQuery(contractsQuery(filter))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [isOffering, setOffering] = useState(false)
  const [ending, setEnding] = useState<ContractView>()
  const open = rows.find(({ id }) => id === search['contract'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeAgentContracts')}
        sub={t('agents-desk.contractsSub')}
        actions={
          can(...houseGivers) && (
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => setOffering(true)}>
              {t('agents-desk.offerHouse')}
            </Button>
          )
        }
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
          <SearchBox
            label={t('agents-desk.searchDownline')}
            field="downline"
            className="w-full sm:w-68"
          />
          <SearchBox
            label={t('agents-desk.searchGiver')}
            field="giver"
            hasKey={false}
            className="w-full sm:w-60"
          />
          <FilterChip
            label={t('agents-desk.anyKind')}
            value={filter.kind ?? ''}
            onValue={(kind) => change({ kind })}
            options={contractKinds.map((kind) => [kind, t(kindTexts[kind])])}
          />
          <FilterChip
            label={t('agents-desk.anyState')}
            value={filter.state ?? ''}
            onValue={(state) => change({ state })}
            options={states.map((state) => [state, t(stateLooks[state].text)])}
          />
          {isFiltered && (
            <Button
              size="sm"
              variant="ghost"
              icon={<X size={16} />}
              onClick={() =>
                change({
                  kind: undefined,
                  state: undefined,
                  giver: undefined,
                  downline: undefined,
                })
              }
            >
              {t('ops.clearFilters')}
            </Button>
          )}
          <div className="ms-auto">
            <AgentsExport
              list="agent-contracts"
              filter={filter}
              columns={contractColumns}
              disabled={rows.length === 0}
              read={(cursor, signal) =>
                call(
                  calls.listDeskContracts,
                  { ...filter, limit: 100, ...(cursor && { cursor }) },
                  { signal },
                )
              }
            />
          </div>
        </div>
        <ContractTable
          contracts={rows}
          skeletonRows={slow ? 6 : 0}
          onOpen={({ id }) => change({ contract: id }, 'push')}
          empty={
            list.isSuccess && (
              <EmptyState
                picture={<RecordsPicture />}
                title={t('agents-desk.contractsEmpty')}
                text={t('agents-desk.contractsEmptyText')}
              />
            )
          }
        />
      </Card>
      {open && !ending && (
        <TermsDialog
          contract={open}
          onEnd={() => setEnding(open)}
          onClose={() => change({ contract: undefined })}
        />
      )}
      {ending && <EndDialog contract={ending} onClose={() => setEnding(undefined)} />}
      {isOffering && <OfferDialog onClose={() => setOffering(false)} />}
    </div>
  )
}
