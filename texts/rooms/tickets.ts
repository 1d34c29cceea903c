import type words from '../en/tickets.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly tickets: typeof words
  }
}
