import type words from '../en/system-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'system-desk': typeof words
  }
}
