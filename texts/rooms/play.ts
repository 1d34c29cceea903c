import type play from '../en/play.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly play: typeof play
  }
}
