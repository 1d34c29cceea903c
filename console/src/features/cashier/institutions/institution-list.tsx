import { Plus } from 'lucide-react'
import { calls } from 'virtual:contract'
import type { DeskInstitution } from '@baize/contract/cashier/institutions-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Note } from '@baize/ui/waiting/note'
import { PageHead } from '@baize/ui/navigation/page-head'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { OrderBar } from '../../../shared/lists/order-bar.tsx'
import { Reorder, ReorderKeys } from '../../../shared/lists/reorder.tsx'
import { useOrder } from '../../../shared/lists/use-order.ts'
import { useCashierWrite } from '../api.ts'
import { deciders } from '../roles.ts'
import { cashierOrderWords } from '../order-words.ts'
import { useInstitutionColumns } from './institution-columns.tsx'

type InstitutionListProps = {
  readonly institutions: readonly DeskInstitution[]
  readonly onOpen: (code: string) => void
}

/** In the order in which members see them. */
export function InstitutionList({ institutions, onOpen }: InstitutionListProps) {
  const t = useText()
  const mayWrite = useOperator().can(...deciders)
  const write = useCashierWrite()
  const order = useOrder(institutions.map((one) => ({ ...one, id: one.code })))
  const columns = useInstitutionColumns(mayWrite)
  const nameOf = (id: string) => institutions.find(({ code }) => code === id)?.name ?? id
  const add = () => onOpen('new')
  useKeys(mayWrite ? [{ keys: 'n', label: t('cashier-desk.newInstitution'), run: add }] : [])
  const saveOrder = async (reason: string) => {
    await write(() => call(calls.orderInstitutions, { codes: [...order.ids], reason }))
    order.undo()
  }
  const hasBank = institutions.some(({ kind, enabled }) => kind === 'bank' && enabled)
  return (
    <>
      <PageHead
        title={t('ops.placeInstitutions')}
        sub={t('cashier-desk.institutionsSub')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus size={18} />} onClick={add}>
              {t('cashier-desk.newInstitution')}
              <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={deciders} />}
      {institutions.length > 0 && !hasBank && (
        <Note tone="pending">{t('cashier-desk.noBankOpen')}</Note>
      )}
      {order.isChanged && (
        <OrderBar words={cashierOrderWords} onSave={saveOrder} onUndo={order.undo} />
      )}
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <Reorder ids={order.ids} nameOf={nameOf} onMove={order.move} disabled={!mayWrite}>
          <Table
            label={t('ops.placeInstitutions')}
            columns={columns}
            rows={order.rows}
            rowId={({ code }) => code}
            {...(mayWrite && { onOpen: ({ code }: DeskInstitution) => onOpen(code) })}
            empty={
              <EmptyState
                picture={<BlankPicture />}
                title={t('cashier-desk.noInstitutions')}
                text={t('cashier-desk.noInstitutionsText')}
              />
            }
          />
        </Reorder>
      </Card>
      {mayWrite && institutions.length > 1 && (
        <p className="px-1 text-meta text-text-3">
          <ReorderKeys />
        </p>
      )}
    </>
  )
}
