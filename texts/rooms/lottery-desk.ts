import type words from '../en/lottery-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'lottery-desk': typeof words
  }
}
