import type content from '../en/content.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly content: typeof content
  }
}
