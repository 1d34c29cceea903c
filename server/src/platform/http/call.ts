import type { Language } from '@baize/kernel/language'
import type { Actor } from '../sessions.ts'

/** A cookie that scripts cannot read, unless it says so. It goes to the paths below `path` and nowhere else. */
export type NewCookie = {
  /** With `__Host-` in front no sibling domain can set it. */
  readonly name: string
  readonly value: string
  readonly path: string
  /** 0 takes it away; without an age it is gone when the browser is closed. */
  readonly maxAgeSeconds?: number
  /** Pages of other sites never send it along, not even by a link. */
  readonly strict?: boolean
  /** Scripts of the page read it: it holds nothing that would open anything. */
  readonly readable?: boolean
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
