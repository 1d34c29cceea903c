import type auth from '../en/auth.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly auth: typeof auth
  }
}
