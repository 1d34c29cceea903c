import type words from '../en/errors.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly errors: typeof words
  }
}
