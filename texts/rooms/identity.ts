import type words from '../en/identity.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly identity: typeof words
  }
}
