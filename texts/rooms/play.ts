import type words from '../en/play.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly play: typeof words
  }
}
