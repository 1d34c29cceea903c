import type pointsSecond from '../en/points-second.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'points-second': typeof pointsSecond
  }
}
