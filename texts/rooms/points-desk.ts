import type pointsDesk from '../en/points-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'points-desk': typeof pointsDesk
  }
}
