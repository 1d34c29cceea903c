import type { PolicyDocument } from '@baize/contract/documents'

/**
 * The policy of a brand that says nothing else. The sums above which money moved by hand needs two people are each about
 * a hundred US dollars.
 */
export const usualPolicy: PolicyDocument = {
  statusNeedsSecondPerson: true,
  memberIdleMinutes: 30,
  memberAbsoluteHours: 12,
  operatorIdleMinutes: 30,
  operatorAbsoluteHours: 12,
  consoleRanges: [],
  adjustmentSecondPersonAbove: {
    PHP: '500000',
    THB: '350000',
    VND: '2500000',
    IDR: '150000000',
    JPY: '15000',
    KRW: '130000',
    BRL: '50000',
    MYR: '45000',
    USD: '10000',
    USDT: '100000000',
  },
}

/** A policy that was stored before a setting came has the usual one. */
export function completePolicy(stored: Partial<PolicyDocument>): PolicyDocument {
  return { ...usualPolicy, ...stored }
}
