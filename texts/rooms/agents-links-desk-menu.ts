import type words from '../en/agents-links-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-links-desk-menu': typeof words
  }
}
