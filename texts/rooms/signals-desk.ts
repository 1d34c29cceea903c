import type words from '../en/signals-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'signals-desk': typeof words
  }
}
