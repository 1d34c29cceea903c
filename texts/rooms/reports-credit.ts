import type words from '../en/reports-credit.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'reports-credit': typeof words
  }
}
