import type words from '../en/catalogue-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'catalogue-desk': typeof words
  }
}
