import type words from '../en/agents-why.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-why': typeof words
  }
}
