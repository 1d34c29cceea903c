import type words from '../en/agents-plots.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-plots': typeof words
  }
}
