import { csvStart } from '@baize/kernel/csv'

export { csvLine } from '@baize/kernel/csv'

/** A file of lines. */
export function csvFile(lines: readonly string[]): Blob {
  return new Blob([csvStart, ...lines], { type: 'text/csv;charset=utf-8' })
}
