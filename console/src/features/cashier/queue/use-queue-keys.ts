import type { RefObject } from 'react'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { useKeys, type KeyBinding } from '../../../shared/keys.ts'
import { useRowKeys } from '../../../shared/lists/use-row-keys.ts'

export type QueueAction<Row> = {
  readonly key: string
  readonly label: string
  readonly run: (row: Row) => void
}

type QueueKeys<Row> = {
  /** The box around the table. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** The record that is open beside the list, if one is. */
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
  readonly actions: readonly QueueAction<Row>[]
}

type Queue = {
  readonly move: (step: 1 | -1) => void
  /** Leads on to the neighbour of a row that was decided, so that the next one can be read at once. */
  readonly moveOn: (id: string) => void
}

/**
 * The keys of a queue: J and K walk, a letter acts on the open record or on the row that has the focus. With neither,
 * nothing is guessed: the operator is asked to choose a row.
 */
export function useQueueKeys<Row>(queue: QueueKeys<Row>): Queue {
  const { list, rows, idOf, open, onOpen, onClose, actions } = queue
  const t = useText()
  const show = useToast()
  const ids = rows.map(idOf)
  const move = useRowKeys({ list, ids, open, onOpen })
  const rowElements = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]') ?? []),
  ]
  const current = () => {
    const at = open
      ? ids.indexOf(open)
      : rowElements().findIndex((row) => row === document.activeElement)
    return rows[at]
  }
  const bindings: KeyBinding[] = actions.map(({ key, label, run }) => ({
    keys: key,
    label,
    run: () => {
      const row = current()
      if (row === undefined) show(t('cashier-desk.chooseRow'), 'info')
      else run(row)
    },
  }))
  useKeys([
    ...bindings,
    ...(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: onClose }] : []),
  ])
  const moveOn = (id: string) => {
    const at = ids.indexOf(id)
    const next = ids[at + 1] ?? ids[at - 1]
    if (open) {
      if (next === undefined) onClose()
      else onOpen(next)
    }
    // The dialog gives the focus back to its row first, which may be gone by then.
    setTimeout(() => rowElements()[Math.min(at, rowElements().length - 1)]?.focus(), 0)
  }
  return { move, moveOn }
}
