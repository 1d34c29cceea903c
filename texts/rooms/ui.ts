import type words from '../en/ui.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly ui: typeof words
  }
}
