/** The most tiles that a list keeps in the page, however long it is. */
export const mostTiles = 120

/** Rows beyond the view that are kept ready, so that fast fingers and arrow keys find them. */
const spareRows = 4

type Window = {
  /** How far the first row's top is above the top of the view; negative while it is below. */
  readonly above: number
  readonly viewHeight: number
  readonly rowHeight: number
  readonly columns: number
  readonly count: number
}

/** Which rows of a grid are drawn: those in view and some around them. Without a measure yet, the first ones. */
export function visibleRows({ above, viewHeight, rowHeight, columns, count }: Window) {
  const rows = Math.ceil(count / columns)
  const most = Math.max(1, Math.floor(mostTiles / columns))
  if (rowHeight <= 0) return { first: 0, end: Math.min(rows, most), rows }
  const topRow = Math.floor(Math.max(0, above) / rowHeight)
  const inView = Math.ceil(viewHeight / rowHeight) + 1
  const first = Math.max(0, Math.min(topRow, rows - 1) - spareRows)
  const end = Math.min(rows, topRow + inView + spareRows, first + most)
  return { first, end: Math.max(end, Math.min(rows, first + 1)), rows }
}
