import type { Language } from '@baize/kernel/language'
import type { Actor } from '../sessions.ts'

/** A cookie that scripts cannot read. It goes to the paths below `path` and nowhere else. */
export type NewCookie = {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly maxAgeSeconds: number
}

/** What a handler knows of the call beyond its input. */
export type Call = {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** Who calls; null for a visitor. Where the endpoint names roles it is never null. */
  readonly actor: Actor | null
  /** The value of a cookie, or nothing. */
  cookie(name: string): string | undefined
  /** Sends a cookie with the answer; an age of 0 takes it away. */
  setCookie(cookie: NewCookie): void
}
