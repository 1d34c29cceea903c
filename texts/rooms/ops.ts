import type ops from '../en/ops.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly ops: typeof ops
  }
}
