import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { OrderBar } from '../../../shared/lists/order-bar.tsx'
import { call } from '../../../shared/api.ts'
import { useOperator } from '../../../shared/operator.ts'
import { Reorder, ReorderKeys } from '../../../shared/lists/reorder.tsx'
import { useOrder } from '../../../shared/lists/use-order.ts'
import { useRowKeys } from '../../../shared/lists/use-row-keys.ts'
import { useCatalogueWrite, catalogueWriters } from '../api.ts'
import { catalogueOrderWords } from '../order-words.ts'
import { VendorMaintenance } from '../vendor-maintenance.tsx'
import type { Category } from '../words.ts'
import { useVendorColumns } from './vendor-columns.tsx'

type VendorTableProps = {
  readonly vendors: readonly DeskVendor[]
  readonly category: Category | undefined
  readonly loading: boolean
  readonly failed: boolean
  readonly mayOrder: boolean
  readonly openCode: string | undefined
  readonly onOpen: (code: string) => void
}

export function VendorTable(props: VendorTableProps) {
  const { vendors, category, loading, failed, mayOrder, openCode, onOpen } = props
  const t = useText()
  const write = useCatalogueWrite()
  const mayWrite = useOperator().can(...catalogueWriters)
  const [asked, setAsked] = useState<DeskVendor>()
  const order = useOrder(vendors.map((vendor) => ({ ...vendor, id: vendor.code })))
  const columns = useVendorColumns({ order, mayOrder, mayWrite, onMaintenance: setAsked })
  const box = useRef<HTMLDivElement>(null)
  useRowKeys({ list: box, ids: order.ids, open: openCode, onOpen })
  const slow = useSkeleton(loading)
  const nameOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.name ?? code
  const save = async (reason: string) => {
    const codes = [...order.ids]
    await write(() => call(calls.orderVendors, { ...(category && { category }), codes, reason }))
    order.undo()
  }
  return (
    <div className="grid gap-4">
      {order.isChanged && (
        <OrderBar words={catalogueOrderWords} onSave={save} onUndo={order.undo} />
      )}
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <div ref={box}>
          <Reorder ids={order.ids} nameOf={nameOf} onMove={order.move} disabled={!mayOrder}>
            <Table
              label={t('ops.placeVendors')}
              columns={columns}
              rows={order.rows}
              rowId={({ code }) => code}
              selectedId={openCode}
              onOpen={({ code }) => onOpen(code)}
              skeletonRows={slow ? 10 : 0}
              empty={
                !loading &&
                !failed && (
                  <EmptyState
                    picture={<SearchPicture />}
                    title={t('catalogue-desk.noVendors')}
                    text={t('catalogue-desk.noVendorsText')}
                  />
                )
              }
            />
          </Reorder>
        </div>
      </Card>
      {mayOrder && vendors.length > 1 && (
        <p className="px-1 text-meta text-text-3">
          <ReorderKeys />
        </p>
      )}
      {asked && <VendorMaintenance vendor={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
