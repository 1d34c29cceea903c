import type words from '../en/agents-proofs.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-proofs': typeof words
  }
}
