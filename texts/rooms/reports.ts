import type words from '../en/reports.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly reports: typeof words
  }
}
