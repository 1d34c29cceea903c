import type words from '../en/lottery-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'lottery-desk-menu': typeof words
  }
}
