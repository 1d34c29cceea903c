import type account from '../en/account.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly account: typeof account
  }
}
