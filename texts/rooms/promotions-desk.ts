import type words from '../en/promotions-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'promotions-desk': typeof words
  }
}
