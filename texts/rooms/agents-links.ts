import type words from '../en/agents-links.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-links': typeof words
  }
}
