import type desk from '../en/desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly desk: typeof desk
  }
}
