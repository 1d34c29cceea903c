import type words from '../en/content.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly content: typeof words
  }
}
