import type words from '../en/ops.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly ops: typeof words
  }
}
