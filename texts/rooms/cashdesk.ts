import type cashdesk from '../en/cashdesk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly cashdesk: typeof cashdesk
  }
}
