import type words from '../en/agents.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly agents: typeof words
  }
}
