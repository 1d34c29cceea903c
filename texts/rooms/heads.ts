import type words from '../en/heads.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly heads: typeof words
  }
}
