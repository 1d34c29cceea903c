import type words from '../en/lottery.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly lottery: typeof words
  }
}
