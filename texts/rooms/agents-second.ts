import type words from '../en/agents-second.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-second': typeof words
  }
}
