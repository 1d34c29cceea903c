import type words from '../en/protection.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly protection: typeof words
  }
}
