import type words from '../en/missions-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'missions-desk-menu': typeof words
  }
}
