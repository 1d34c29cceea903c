import type words from '../en/lottery-tables.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'lottery-tables': typeof words
  }
}
