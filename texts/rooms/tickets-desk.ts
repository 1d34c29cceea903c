import type words from '../en/tickets-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'tickets-desk': typeof words
  }
}
