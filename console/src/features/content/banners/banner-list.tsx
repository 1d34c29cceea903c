import { Plus } from 'lucide-react'
import { calls } from 'virtual:contract'
import type { BannerEntry } from '@baize/contract/content/content-desk'
import { bannerGroups, type BannerGroup } from '@baize/contract/content/content-names'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Segmented } from '@baize/ui/forms/segmented'
import { Table } from '@baize/ui/tables/table'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { OrderBar } from '../../../shared/lists/order-bar.tsx'
import { Reorder, ReorderKeys } from '../../../shared/lists/reorder.tsx'
import { useContentWrite, contentWriters } from '../api.ts'
import { contentOrderWords } from '../order-words.ts'
import { useOrder } from '../../../shared/lists/use-order.ts'
import { useBannerColumns } from './banner-columns.tsx'
import { groupNames } from './draft.ts'

type BannerListProps = {
  readonly banners: readonly BannerEntry[]
  readonly group: BannerGroup
  readonly onGroup: (group: BannerGroup) => void
  readonly onOpen: (id: string) => void
}

export function BannerList({ banners, group, onGroup, onOpen }: BannerListProps) {
  const t = useText()
  const { can } = useOperator()
  const mayWrite = can(...contentWriters)
  const add = () => onOpen('new')
  useKeys(mayWrite ? [{ keys: 'n', label: t('content-desk.addBanner'), run: add }] : [])
  const countIn = (name: BannerGroup) =>
    banners.filter(({ groupName }) => groupName === name).length
  return (
    <>
      <PageHead
        title={t('ops.placeBanners')}
        sub={t('content-desk.bannersSub')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus size={18} />} onClick={add}>
              {t('content-desk.addBanner')} <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={contentWriters} />}
      <Segmented
        label={t('content-desk.group')}
        value={group}
        segments={bannerGroups.map((name) => ({
          value: name,
          label: t('content-desk.groupWithCount', {
            name: t(groupNames[name]),
            count: countIn(name),
          }),
        }))}
        onValue={onGroup}
      />
      {/* Another group begins with its own order. */}
      <GroupTable
        key={group}
        group={group}
        mayWrite={mayWrite}
        banners={banners.filter(({ groupName }) => groupName === group)}
        onOpen={onOpen}
      />
    </>
  )
}

type GroupTableProps = Omit<BannerListProps, 'onGroup'> & { readonly mayWrite: boolean }

function GroupTable({ banners, group, mayWrite, onOpen }: GroupTableProps) {
  const t = useText()
  const write = useContentWrite()
  const order = useOrder(banners)
  const columns = useBannerColumns(mayWrite)
  const nameOf = (id: string) => titleOf(banners.find((banner) => banner.id === id))
  const save = async (reason: string) => {
    await write(() => call(calls.orderBanners, { groupName: group, ids: [...order.ids], reason }))
    order.undo()
  }
  return (
    <>
      {order.isChanged && <OrderBar words={contentOrderWords} onSave={save} onUndo={order.undo} />}
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <Reorder ids={order.ids} nameOf={nameOf} onMove={order.move} disabled={!mayWrite}>
          <Table
            label={t(groupNames[group])}
            columns={columns}
            rows={order.rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => onOpen(id)}
            empty={<p className="px-5 py-8 text-text-3">{t('content-desk.noBanners')}</p>}
          />
        </Reorder>
      </Card>
      {mayWrite && banners.length > 1 && (
        <p className="px-1 text-meta text-text-3">
          <ReorderKeys />
        </p>
      )}
    </>
  )
}

/** A picture that says it all has no title; then what it shows stands for it. */
export function titleOf(banner: BannerEntry | undefined): string {
  const words = banner?.words.EN
  return words?.title || words?.alt || ''
}
