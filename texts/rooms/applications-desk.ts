import type words from '../en/applications-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'applications-desk': typeof words
  }
}
