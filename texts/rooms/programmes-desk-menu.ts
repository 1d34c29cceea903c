import type programmesDeskMenu from '../en/programmes-desk-menu.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'programmes-desk-menu': typeof programmesDeskMenu
  }
}
