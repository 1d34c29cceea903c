import type words from '../en/agents-types.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-types': typeof words
  }
}
