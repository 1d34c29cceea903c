import type words from '../en/promotions-pages.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'promotions-pages': typeof words
  }
}
