import type words from '../en/rewards.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly rewards: typeof words
  }
}
