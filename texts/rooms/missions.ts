import type words from '../en/missions.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly missions: typeof words
  }
}
