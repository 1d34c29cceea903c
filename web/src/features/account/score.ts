import type { Security } from './api.ts'

export type ProtectionId = 'password' | 'mobile' | 'email' | 'authenticator' | 'payment'

/** What protects an account, in the order in which it is worth setting up. */
const order: readonly ProtectionId[] = ['password', 'mobile', 'email', 'authenticator', 'payment']

const isSet: Readonly<Record<ProtectionId, (security: Security) => boolean>> = {
  password: ({ passwordSet }) => passwordSet,
  mobile: ({ mobileVerified }) => mobileVerified,
  email: ({ emailVerified }) => emailVerified,
  authenticator: ({ authenticator }) => authenticator,
  payment: ({ paymentPasswordSet }) => paymentPasswordSet,
}

export type Score = {
  readonly set: number
  readonly of: number
  /** The next one worth setting up; nothing when all are. */
  readonly next: ProtectionId | undefined
}

export function scoreOf(security: Security): Score {
  const set = order.filter((id) => isSet[id](security))
  return { set: set.length, of: order.length, next: order.find((id) => !set.includes(id)) }
}

export function isProtected(security: Security, id: ProtectionId): boolean {
  return isSet[id](security)
}
