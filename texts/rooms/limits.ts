import type limits from '../en/limits.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly limits: typeof limits
  }
}
