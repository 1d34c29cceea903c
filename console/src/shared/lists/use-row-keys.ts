import type { RefObject } from 'react'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../keys.ts'

type RowKeys = {
  readonly list: RefObject<HTMLElement | null>
  /** The rows in the order of the table. */
  readonly ids: readonly string[]
  /** The record that is open beside the list, if one is: then moving opens its neighbour. */
  readonly open?: string | undefined
  readonly onOpen?: (id: string) => void
}

/** J and K walk the rows as the arrow keys do, from anywhere on the page. Gives the step, for buttons too. */
export function useRowKeys({ list, ids, open, onOpen }: RowKeys): (step: 1 | -1) => void {
  const t = useText()
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]') ?? [])]
    const focused = rows.findIndex((row) => row === document.activeElement)
    const at = open ? ids.indexOf(open) : focused
    const next = at < 0 ? 0 : at + step
    const id = ids[next]
    if (id === undefined) return
    rows[next]?.focus()
    if (open) onOpen?.(id)
  }
  useKeys([
    { keys: 'j', label: t('ops.keyNext'), run: () => move(1) },
    { keys: 'k', label: t('ops.keyPrevious'), run: () => move(-1) },
  ])
  return move
}
