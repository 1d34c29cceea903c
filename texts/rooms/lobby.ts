import type lobby from '../en/lobby.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly lobby: typeof lobby
  }
}
