import { useRef, useState } from 'react'
import { useToast } from '@baize/ui/overlays/toast'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { useSearch } from '../../../shared/forms/use-search.ts'
import type { QueueRow } from './queue-row.ts'
import { useActs, type ActsOf } from './use-acts.ts'
import { useQueueKeys, type QueueAction } from './use-queue-keys.ts'
import { useTake, type Assign } from './use-take.ts'

/** A letter of a queue, and which acts it may mean. */
export type Letter<Act> = {
  readonly key: string
  readonly text: TextKey
  readonly acts: readonly Act[]
}

type QueueDesk<Row, Act> = {
  readonly rows: readonly Row[]
  readonly actsOf: ActsOf<Row, Act>
  readonly isOpenWork: (row: Row) => boolean
  readonly letters: readonly Letter<Act>[]
  readonly assign: Assign
}

/** A queue at work: the open record, the decision that is being made, and what came of the last one. */
export function useQueueDesk<Row extends QueueRow, Act, Detail>(queue: QueueDesk<Row, Act>) {
  const { rows } = queue
  const [{ open }, change] = useSearch()
  const box = useRef<HTMLDivElement>(null)
  const [deciding, setDeciding] = useState<{ readonly act: Act; readonly row: Row }>()
  const [tooLate, setTooLate] = useState<Detail>()
  const [last, setLast] = useState<string>()
  const take = useTake(queue.assign)
  const show = (id: string) => change({ open: id }, open ? 'replace' : 'push')
  const close = () => change({ open: undefined })
  const handlers = {
    onAct: (act: Act, row: Row) => setDeciding({ act, row }),
    onTake: (row: Row) => void take(row),
  }
  const actions = useLetters(queue, handlers)
  const idOf = ({ id }: Row) => id
  const keys = { list: box, rows, idOf, open, onOpen: show, onClose: close, actions }
  const { move, moveOn } = useQueueKeys(keys)
  return {
    box,
    open,
    show,
    close,
    move,
    moveOn,
    handlers,
    deciding,
    setDeciding,
    tooLate,
    setTooLate,
    last,
    setLast,
    openRow: rows.find(({ id }) => id === open),
  }
}

type Handlers<Row, Act> = {
  readonly onAct: (act: Act, row: Row) => void
  readonly onTake: (row: Row) => void
}

/** A letter that a row does not allow says so instead of doing something else. */
function useLetters<Row extends QueueRow, Act>(
  { actsOf, isOpenWork, letters }: QueueDesk<Row, Act>,
  { onAct, onTake }: Handlers<Row, Act>,
): readonly QueueAction<Row>[] {
  const t = useText()
  const show = useToast()
  const actsFor = useActs(actsOf)
  const refuse = () => show(t('cashier-desk.notPossible'), 'info')
  return [
    ...letters.map(({ key, text, acts }) => ({
      key,
      label: t(text),
      run: (row: Row) => {
        const act = actsFor(row).find((one) => acts.includes(one))
        if (act === undefined) refuse()
        else onAct(act, row)
      },
    })),
    {
      key: 'm',
      label: t('cashier-desk.take'),
      run: (row) => (isOpenWork(row) ? onTake(row) : refuse()),
    },
  ]
}
