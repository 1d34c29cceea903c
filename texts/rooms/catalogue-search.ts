import type words from '../en/catalogue-search.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'catalogue-search': typeof words
  }
}
