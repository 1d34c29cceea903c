import type words from '../en/vip-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'vip-desk': typeof words
  }
}
