import type words from '../en/vip-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'vip-menu': typeof words
  }
}
