import { Plus } from 'lucide-react'
import { calls } from 'virtual:contract'
import type { DeskMethod } from '@baize/contract/cashier/methods-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
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
import { useMethodColumns } from './method-columns.tsx'
import { SandboxCard } from './sandbox-card.tsx'
import { MethodsWaitingNote } from './waiting-note.tsx'

type MethodListProps = {
  readonly methods: readonly DeskMethod[]
  readonly onOpen: (id: string) => void
}

/** The methods in the order in which members see them. */
export function MethodList({ methods, onOpen }: MethodListProps) {
  const t = useText()
  const { can, production } = useOperator()
  const mayWrite = can(...deciders)
  const write = useCashierWrite()
  const order = useOrder(methods)
  const columns = useMethodColumns(mayWrite)
  const nameOf = (id: string) => methods.find((one) => one.id === id)?.content.name.EN ?? id
  const add = () => onOpen('new')
  const saveOrder = async (reason: string) => {
    await write(() => call(calls.orderMethods, { ids: [...order.ids], reason }))
    order.undo()
  }
  useKeys(mayWrite ? [{ keys: 'n', label: t('cashier-desk.newMethod'), run: add }] : [])
  return (
    <>
      <PageHead
        title={t('ops.placePaymentMethods')}
        sub={t('cashier-desk.methodsSub')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus size={18} />} onClick={add}>
              {t('cashier-desk.newMethod')}
              <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={deciders} />}
      <MethodsWaitingNote />
      {order.isChanged && (
        <OrderBar words={cashierOrderWords} onSave={saveOrder} onUndo={order.undo} />
      )}
      <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
        <Reorder ids={order.ids} nameOf={nameOf} onMove={order.move} disabled={!mayWrite}>
          <Table
            label={t('ops.placePaymentMethods')}
            columns={columns}
            rows={order.rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => onOpen(id)}
            empty={
              <EmptyState
                picture={<BlankPicture />}
                title={t('cashier-desk.noMethods')}
                text={t('cashier-desk.noMethodsText')}
              />
            }
          />
        </Reorder>
      </Card>
      {mayWrite && methods.length > 1 && (
        <p className="px-1 text-meta text-text-3">
          <ReorderKeys />
        </p>
      )}
      {!production && <SandboxCard />}
    </>
  )
}
