import type rtp from '../en/rtp.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly rtp: typeof rtp
  }
}
