import type words from '../en/lottery-rules.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'lottery-rules': typeof words
  }
}
