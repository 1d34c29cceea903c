import type words from '../en/referral-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'referral-desk-menu': typeof words
  }
}
