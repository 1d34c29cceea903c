import type words from '../en/grants-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'grants-desk': typeof words
  }
}
