import type words from '../en/lottery-plays.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'lottery-plays': typeof words
  }
}
