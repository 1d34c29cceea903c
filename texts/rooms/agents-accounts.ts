import type words from '../en/agents-accounts.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-accounts': typeof words
  }
}
