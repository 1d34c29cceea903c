import type words from '../en/arcade.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly arcade: typeof words
  }
}
