import { useInfiniteQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { go } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PageHead } from '@baize/ui/navigation/page-head'
import { SearchPicture, TeamPicture } from '@baize/ui/figures/pictures'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { ListFoot } from '../../../shared/lists/list-foot.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useRowKeys } from '../../../shared/lists/use-row-keys.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { access } from '../acts/access.ts'
import { membersQuery } from '../api.ts'
import { CreateMember } from './create-member.tsx'
import { readMembersFilter } from './filter.ts'
import { MembersFilterBar } from './members-filter.tsx'
import { MembersTable } from './members-table.tsx'

/** Everybody who has an account on the site, newest first. */
export function MembersPage() {
  const t = useText()
  const [search] = useSearch()
  const filter = useMemo(() => readMembersFilter(search), [search])
  const list = useInfiniteQuery(membersQuery(filter))
  const members = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const tags = useMemo(
    () => [...new Set(members.flatMap((member) => member.tags))].sort(),
    [members],
  )
  const box = useRef<HTMLDivElement>(null)
  useRowKeys({ list: box, ids: members.map(({ id }) => id) })
  const slow = useSkeleton(list.isPending)
  const isFiltered = Object.keys(filter).length > 0
  const open = (id: string) => go({ path: '/member', search: { id } })
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <MembersHead total={list.data?.pages[0]?.total ?? null} onCreated={open} />
      <section className="flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-s1 max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
        <MembersFilterBar tags={tags} />
        {list.error && (
          <div className="px-4 pb-3">
            <FailureNote error={list.error} onRetry={list.refetch} />
          </div>
        )}
        <div ref={box} className="flex min-h-0 flex-1 flex-col pb-3 md:pb-0">
          <MembersTable
            members={members}
            skeletonRows={slow ? 10 : list.isFetchingNextPage ? 3 : 0}
            empty={list.isSuccess && <Nobody isFiltered={isFiltered} />}
            onOpen={open}
          />
        </div>
        <ListFoot
          loading={list.isFetchingNextPage}
          hasOlder={list.hasNextPage}
          end={members.length > 0 && t('identity-desk.allShown', { count: members.length })}
          onOlder={() => void list.fetchNextPage()}
        />
      </section>
    </div>
  )
}

type MembersHeadProps = {
  readonly total: number | null
  readonly onCreated: (id: string) => void
}

function MembersHead({ total, onCreated }: MembersHeadProps) {
  const t = useText()
  const countText = useCountText()
  const { can } = useOperator()
  const [isCreating, setCreating] = useState(false)
  const mayCreate = can(...access.create)
  const create = () => setCreating(true)
  useKeys(mayCreate ? [{ keys: 'n', label: t('identity-desk.create'), run: create }] : [])
  return (
    <>
      <PageHead
        title={t('ops.placeMembers')}
        sub={
          total === null
            ? t('identity-desk.sub')
            : t('identity-desk.subTotal', { count: total, total: countText(total) })
        }
        actions={
          mayCreate && (
            <Button variant="primary" icon={<UserPlus size={18} />} onClick={create}>
              {t('identity-desk.create')} <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {isCreating && <CreateMember onCreated={onCreated} onClose={() => setCreating(false)} />}
    </>
  )
}

function Nobody({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText()
  return isFiltered ? (
    <EmptyState
      picture={<SearchPicture />}
      title={t('identity-desk.noneFound')}
      text={t('identity-desk.noneFoundText')}
    />
  ) : (
    <EmptyState
      picture={<TeamPicture />}
      title={t('identity-desk.none')}
      text={t('identity-desk.noneText')}
    />
  )
}
