import type words from '../en/agents-income.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-income': typeof words
  }
}
