import type words from '../en/rebate.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly rebate: typeof words
  }
}
