import type { RefObject } from 'react'
import type { AuditEntry } from '@baize/contract/operators'
import { useText } from '@baize/texts/use-text'
import { useKeys } from '../../shared/keys.ts'

type RowKeys = {
  readonly list: RefObject<HTMLElement | null>
  readonly entries: readonly AuditEntry[]
  /** The entry that is open, if one is: then moving opens its neighbour. */
  readonly open: string | undefined
  readonly onOpen: (sequence: string) => void
}

/** J and K walk the rows as the arrow keys do, from anywhere on the page. Gives the step, for buttons too. */
export function useRowKeys({ list, entries, open, onOpen }: RowKeys): (step: 1 | -1) => void {
  const t = useText()
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('tbody tr[tabindex]') ?? [])]
    const focused = rows.findIndex((row) => row === document.activeElement)
    const at = open ? entries.findIndex(({ sequence }) => sequence === open) : focused
    const next = at < 0 ? 0 : at + step
    const entry = entries[next]
    if (!entry) return
    rows[next]?.focus()
    if (open) onOpen(entry.sequence)
  }
  useKeys([
    { keys: 'j', label: t('ops.keyNext'), run: () => move(1) },
    { keys: 'k', label: t('ops.keyPrevious'), run: () => move(-1) },
  ])
  return move
}
