import type words from '../en/catalogue.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly catalogue: typeof words
  }
}
