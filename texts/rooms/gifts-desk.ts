import type words from '../en/gifts-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'gifts-desk': typeof words
  }
}
