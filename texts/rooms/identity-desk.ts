import type words from '../en/identity-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'identity-desk': typeof words
  }
}
