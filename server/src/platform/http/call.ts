import type { Language } from '@baize/kernel/language'
import type { Actor } from '../sessions.ts'

/** What a handler knows of the call beyond its input. */
export type Call = {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** Who calls; null for a visitor. Where the endpoint names roles it is never null. */
  readonly actor: Actor | null
}
