import type pages from '../en/pages.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly pages: typeof pages
  }
}
