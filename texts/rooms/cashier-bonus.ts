import type words from '../en/cashier-bonus.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'cashier-bonus': typeof words
  }
}
