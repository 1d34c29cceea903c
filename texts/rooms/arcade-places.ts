import type words from '../en/arcade-places.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'arcade-places': typeof words
  }
}
