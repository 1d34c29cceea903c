import type words from '../en/agents-runs.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-runs': typeof words
  }
}
