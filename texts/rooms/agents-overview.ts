import type words from '../en/agents-overview.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-overview': typeof words
  }
}
