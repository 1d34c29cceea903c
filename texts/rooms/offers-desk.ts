import type words from '../en/offers-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'offers-desk': typeof words
  }
}
