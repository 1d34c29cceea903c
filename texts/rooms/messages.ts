import type messages from '../en/messages.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly messages: typeof messages
  }
}
