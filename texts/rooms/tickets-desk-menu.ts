import type words from '../en/tickets-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'tickets-desk-menu': typeof words
  }
}
