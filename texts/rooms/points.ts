import type points from '../en/points.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly points: typeof points
  }
}
