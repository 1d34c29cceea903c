import type pointsMenu from '../en/points-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'points-menu': typeof pointsMenu
  }
}
