import type words from '../en/patterns.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly patterns: typeof words
  }
}
