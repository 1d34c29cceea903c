import type words from '../en/agents-tree.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-tree': typeof words
  }
}
