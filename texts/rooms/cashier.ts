import type words from '../en/cashier.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly cashier: typeof words
  }
}
