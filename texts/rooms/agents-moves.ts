import type words from '../en/agents-moves.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-moves': typeof words
  }
}
