import { useLayoutEffect, useState, type RefObject } from 'react'
import { visibleRows } from './visible-rows.ts'

/** What the page has drawn a grid with: how many tiles share a row, and how far rows are apart. */
type Measure = { readonly columns: number; readonly rowHeight: number }

type Span = {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
}

const unmeasured: Measure & { above: number; viewHeight: number } = {
  columns: 6,
  rowHeight: 0,
  above: 0,
  viewHeight: 0,
}

/** The tiles of a list that are drawn, and the room to keep for those that are not. It follows the scroll. */
export function useVisibleTiles(box: RefObject<HTMLElement | null>, count: number): Span {
  const [seen, setSeen] = useState(unmeasured)
  useLayoutEffect(() => {
    const node = box.current
    if (!node) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const next = {
        ...measure(node),
        above: -node.getBoundingClientRect().top,
        viewHeight: innerHeight,
      }
      setSeen((known) => (isSame(known, next, count) ? known : next))
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const watcher = new ResizeObserver(later)
    watcher.observe(node)
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [box, count])

  const { columns, rowHeight } = seen
  const { first, end, rows } = visibleRows({ ...seen, count })
  return {
    from: first * columns,
    to: Math.min(count, end * columns),
    before: first * rowHeight,
    after: Math.max(0, rows - end) * rowHeight,
  }
}

/** Only another set of rows is worth drawing again. */
function isSame(known: typeof unmeasured, next: typeof unmeasured, count: number): boolean {
  const a = visibleRows({ ...known, count })
  const b = visibleRows({ ...next, count })
  return (
    a.first === b.first &&
    a.end === b.end &&
    known.columns === next.columns &&
    known.rowHeight === next.rowHeight
  )
}

function measure(node: HTMLElement): Measure {
  const style = getComputedStyle(node)
  const columns = style.gridTemplateColumns.split(' ').filter(Boolean).length || unmeasured.columns
  const tile = node.firstElementChild?.getBoundingClientRect().height ?? 0
  const gap = Number.parseFloat(style.rowGap) || 0
  return { columns, rowHeight: tile === 0 ? 0 : tile + gap }
}
