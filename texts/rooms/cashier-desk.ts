import type words from '../en/cashier-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'cashier-desk': typeof words
  }
}
