import type words from '../en/support.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly support: typeof words
  }
}
