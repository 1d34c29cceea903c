import type words from '../en/rewards-why.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'rewards-why': typeof words
  }
}
