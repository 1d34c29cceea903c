import type words from '../en/agents-recount.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-recount': typeof words
  }
}
