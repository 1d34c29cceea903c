import type inbox from '../en/inbox.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly inbox: typeof inbox
  }
}
