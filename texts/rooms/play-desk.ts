import type words from '../en/play-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'play-desk': typeof words
  }
}
