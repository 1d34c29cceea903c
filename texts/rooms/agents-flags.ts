import type words from '../en/agents-flags.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-flags': typeof words
  }
}
