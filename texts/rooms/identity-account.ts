import type words from '../en/identity-account.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'identity-account': typeof words
  }
}
