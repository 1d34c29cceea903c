import type { GoodContent } from '@baize/contract/points/points-desk'
import type { Id } from '@baize/kernel/ids'
import type { SecretBox } from '../../../platform/secret-box.ts'

export type GoodId = Id<'pgd'>

export type Stock = { readonly code: string; readonly stock: number | null }

export type GoodAtDesk = {
  readonly id: GoodId
  readonly version: number
  readonly content: GoodContent
  readonly stock: readonly Stock[]
  readonly taken: number
  readonly changedAt: Date
  readonly changedBy: string
}

export type Sealing = {
  readonly box: SecretBox
  /** Makes the mark of a code, by which the same one is known again. */
  readonly markKey: Buffer
}
