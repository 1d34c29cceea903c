import type words from '../en/referral.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly referral: typeof words
  }
}
