import type words from '../en/purse.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly purse: typeof words
  }
}
