import type words from '../en/signals-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'signals-desk-menu': typeof words
  }
}
