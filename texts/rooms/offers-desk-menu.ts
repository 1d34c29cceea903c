import type words from '../en/offers-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'offers-desk-menu': typeof words
  }
}
