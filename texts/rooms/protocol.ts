import type protocol from '../en/protocol.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly protocol: typeof protocol
  }
}
