import type words from '../en/promotions.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly promotions: typeof words
  }
}
