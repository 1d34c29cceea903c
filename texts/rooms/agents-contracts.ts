import type words from '../en/agents-contracts.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-contracts': typeof words
  }
}
