import type words from '../en/rtp-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'rtp-desk': typeof words
  }
}
