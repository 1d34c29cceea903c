import { Plus } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskMethod } from '@baize/contract/methods-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/empty-state'
import { Note } from '@baize/ui/note'
import { PageHead } from '@baize/ui/page-head'
import { BlankPicture } from '@baize/ui/pictures'
import { Table } from '@baize/ui/table'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { Reorder, ReorderKeys } from '../../../shared/reorder.tsx'
import { useOrder } from '../../../shared/use-order.ts'
import { deciders, useWrite } from '../api.ts'
import { useMethodColumns } from './method-columns.tsx'
import { SandboxCard } from './sandbox-card.tsx'

type MethodListProps = {
  readonly methods: readonly DeskMethod[]
  readonly onOpen: (id: string) => void
}

/** The methods in the order in which members see them. */
export function MethodList({ methods, onOpen }: MethodListProps) {
  const t = useText()
  const { can, production } = useOperator()
  const mayWrite = can(...deciders)
  const order = useOrder(methods)
  const columns = useMethodColumns(mayWrite)
  const nameOf = (id: string) => methods.find((one) => one.id === id)?.content.name.EN ?? id
  const add = () => onOpen('new')
  useKeys(mayWrite ? [{ keys: 'n', label: t('cashdesk.newMethod'), run: add }] : [])
  return (
    <>
      <PageHead
        title={t('ops.placePaymentMethods')}
        sub={t('cashdesk.methodsSub')}
        actions={
          mayWrite && (
            <Button variant="primary" icon={<Plus size={18} />} onClick={add}>
              {t('cashdesk.newMethod')}
              <DeskKey>N</DeskKey>
            </Button>
          )
        }
      />
      {!mayWrite && <ReadOnlyNote writers={deciders} />}
      {order.isChanged && <OrderNote ids={order.ids} onUndo={order.undo} />}
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
                title={t('cashdesk.noMethods')}
                text={t('cashdesk.noMethodsText')}
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

type OrderNoteProps = { readonly ids: readonly string[]; readonly onUndo: () => void }

/** Says that the rows stand in another order than members see, and offers to make it so. */
function OrderNote({ ids, onUndo }: OrderNoteProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite()
  const [isAsking, setAsking] = useState(false)
  const save = async (reason: string) => {
    await write(() => call(calls.orderMethods, { ids: [...ids], reason }))
    onUndo()
    show(t('cashdesk.orderSaved'), 'ok')
  }
  return (
    <>
      <Note
        tone="info"
        role="status"
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onUndo}>
              {t('cashdesk.undoOrder')}
            </Button>
            <Button size="sm" variant="primary" onClick={() => setAsking(true)}>
              {t('cashdesk.saveOrder')}
            </Button>
          </span>
        }
      >
        {t('cashdesk.orderChanged')}
      </Note>
      {isAsking && (
        <ReasonDialog
          title={t('cashdesk.saveOrder')}
          text={t('cashdesk.orderText')}
          action={t('cashdesk.saveOrder')}
          onConfirm={save}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
