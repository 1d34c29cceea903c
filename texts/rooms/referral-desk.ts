import type words from '../en/referral-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'referral-desk': typeof words
  }
}
