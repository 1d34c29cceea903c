import type members from '../en/members.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly members: typeof members
  }
}
