import { percent, type Row } from './row.ts'

type Column = { readonly title: string; readonly of: (row: Row) => string }

export const columns: readonly Column[] = [
  { title: 'model', of: ({ face }) => face.id },
  { title: 'engine', of: ({ face }) => `${face.engine} ${face.reels}x${face.rows[0] ?? 0}` },
  { title: 'volatility', of: ({ face }) => face.volatility },
  { title: 'declared %', of: ({ declared }) => percent(declared, 2) },
  { title: 'counted %', of: ({ exact }) => (exact ? percent(exact.rtp, 4) : '-') },
  { title: 'simulated %', of: ({ seen }) => percent(seen.rtp) },
  { title: '± 95 %', of: ({ seen }) => percent(seen.within95) },
  { title: '± 99 %', of: ({ seen }) => percent(seen.within99) },
  { title: 'hits %', of: ({ seen }) => percent(seen.hitRate, 1) },
  { title: 'deviation', of: ({ seen }) => seen.deviation.toFixed(2) },
  { title: 'largest seen', of: ({ seen }) => `${Math.round(seen.most).toLocaleString('en')}x` },
  { title: 'cap', of: ({ face }) => `${face.mostTimes.toLocaleString('en')}x` },
  { title: 'cut %', of: ({ seen }) => percent(seen.cut, 4) },
  { title: 'spins', of: ({ spins }) => `${spins / 1e6} M` },
  { title: 'spins/s', of: ({ spinsPerSecond }) => `${(spinsPerSecond / 1e6).toFixed(2)} M` },
]

/** A table for the eye, columns padded. */
export function printTable(rows: readonly Row[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map(cellsOf)]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function printMarkdown(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map((_, at) => (at < 3 ? '---' : '--:'))),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n')
}

function cellsOf(row: Row): string[] {
  return columns.map(({ of }) => of(row))
}
