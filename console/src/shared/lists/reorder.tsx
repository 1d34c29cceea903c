import { GripVertical } from 'lucide-react'
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { KeyCap } from '@baize/ui/key-cap'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'

/** The list with one item taken out and put in at `to`. */
export function reordered<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

type ReorderProps = {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onMove: (from: number, to: number) => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('tr,[data-reorder-row]') : null
const idIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-reorder]')?.dataset['reorder']

/**
 * Makes the rows inside movable: by their handle with a pointer, by Alt and an arrow with the keys from
 * anywhere in the row. Each row holds one `<ReorderHandle>`.
 */
export function Reorder({ ids, nameOf, onMove, disabled = false, children }: ReorderProps) {
  const t = useText()
  const announce = useAnnounce()
  const dragged = useRef<string>(undefined)
  const refocus = useRef<HTMLElement>(undefined)
  // A moved row leaves the tree for a moment, and the focus with it.
  useLayoutEffect(() => {
    refocus.current?.focus()
    refocus.current = undefined
  })

  const move = (id: string | undefined, to: number) => {
    const from = ids.indexOf(id ?? '')
    if (disabled || id === undefined || from < 0 || to < 0 || to >= ids.length || to === from)
      return
    onMove(from, to)
    announce(t('system-desk.moved', { name: nameOf(id), at: to + 1, of: ids.length }))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const id = idIn(rowOf(event.target))
    if (!event.altKey || step === undefined || id === undefined) return
    event.preventDefault()
    event.stopPropagation()
    refocus.current = document.activeElement as HTMLElement
    move(id, ids.indexOf(id) + step)
  }
  const grab = (event: PointerEvent) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-reorder]') : null
    if (disabled || !(handle instanceof HTMLElement)) return
    dragged.current = handle.dataset['reorder']
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    if (dragged.current === undefined) return
    const rows = [...event.currentTarget.querySelectorAll('[data-reorder]')].map(rowOf)
    const over = rows.find((row) => {
      const box = row?.getBoundingClientRect()
      return box && event.clientY >= box.top && event.clientY < box.bottom
    })
    const target = idIn(over)
    if (target !== undefined && target !== dragged.current) {
      move(dragged.current, ids.indexOf(target))
    }
  }
  const drop = () => {
    dragged.current = undefined
  }
  return (
    <div
      // Before the table hears it, which would walk to the next row.
      onKeyDownCapture={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {children}
    </div>
  )
}

/** The keys that do the same, for the foot of the list. */
export function ReorderKeys() {
  const t = useText()
  return (
    <span className="flex items-center gap-1.5 max-md:hidden pointer-coarse:hidden">
      <KeyCap>Alt ↑</KeyCap> <KeyCap>Alt ↓</KeyCap> {t('system-desk.keysReorder')}
    </span>
  )
}

/** The grip at the start of a row. */
export function ReorderHandle({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText()
  return (
    <button
      type="button"
      data-reorder={id}
      aria-label={t('system-desk.moveRow', { name })}
      title={t('system-desk.moveRow', { name })}
      className="grid size-6 cursor-grab touch-none place-items-center rounded-chip text-text-3 hover:bg-hover hover:text-text active:cursor-grabbing pointer-coarse:size-11"
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  )
}
