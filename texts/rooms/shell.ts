import type words from '../en/shell.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly shell: typeof words
  }
}
