import type words from '../en/vip.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly vip: typeof words
  }
}
