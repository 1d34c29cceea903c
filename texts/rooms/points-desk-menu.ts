import type pointsDeskMenu from '../en/points-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'points-desk-menu': typeof pointsDeskMenu
  }
}
