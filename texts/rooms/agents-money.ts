import type words from '../en/agents-money.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-money': typeof words
  }
}
