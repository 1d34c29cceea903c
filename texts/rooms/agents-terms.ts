import type words from '../en/agents-terms.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-terms': typeof words
  }
}
