import type words from '../en/rewards-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'rewards-menu': typeof words
  }
}
