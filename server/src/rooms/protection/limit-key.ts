import type { LimitKind, LimitPeriod } from '@baize/contract/protection/protection'

/** Which limit of a member it is: there is one of a kind for each period. */
export type LimitKey = { readonly kind: LimitKind; readonly period: LimitPeriod }
