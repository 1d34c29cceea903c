import type words from '../en/missions-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'missions-desk': typeof words
  }
}
