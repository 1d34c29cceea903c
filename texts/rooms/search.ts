import type search from '../en/search.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly search: typeof search
  }
}
