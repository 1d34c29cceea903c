import type words from '../en/content-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'content-desk': typeof words
  }
}
