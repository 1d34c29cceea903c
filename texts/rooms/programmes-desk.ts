import type programmesDesk from '../en/programmes-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'programmes-desk': typeof programmesDesk
  }
}
