import type records from '../en/records.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly records: typeof records
  }
}
