import type words from '../en/tickets-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'tickets-menu': typeof words
  }
}
