import type words from '../en/identity-messages.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'identity-messages': typeof words
  }
}
