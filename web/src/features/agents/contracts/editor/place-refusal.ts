import { CallFailed } from '@baize/contract/client/client'
import type { TextKey } from '@baize/texts/keys'
import type { Problem } from '@baize/texts/problem'
import { FieldRefused } from '@baize/ui/forms/use-form.ts'
import { failureText } from '../../../../shared/api.ts'
import { entryOf, tierKeys, type Entries } from './entries.ts'

/** The field that a refusal concerns. Those of one tier name it beside. */
const fieldOf: Readonly<Partial<Record<string, string>>> = {
  terms_basis: 'basis',
  bound_basis: 'basis',
  terms_period: 'period',
  bound_period: 'period',
  terms_carry: 'carry',
  terms_products: 'products',
  bound_products: 'products',
  bound_active_from: 'activeFrom',
  bound_cap: 'cap',
  bound_carry: 'carry',
  terms_cap: 'cap',
  terms_negative: 'tiers',
  terms_too_large: 'tiers',
  terms_no_tiers: 'tiers',
  terms_too_many_tiers: 'tiers',
}

/** Refusals that others give too, of another thing: here they are about the downline and the offer. */
const ownWords: Readonly<Partial<Record<string, TextKey>>> = {
  member_blocked: 'agents-contracts.downlineBlocked',
  not_found: 'agents-contracts.downlineBlocked',
  wrong_currency: 'agents-contracts.otherCurrency',
  id_used_differently: 'agents-contracts.sendAgain',
  id_out_of_time: 'agents-contracts.sendAgain',
}

/** A refusal as the form shows it: under the field or the tier that it concerns, else above all. */
export function placed(error: unknown, entries: Entries): unknown {
  if (!(error instanceof CallFailed)) return error
  const { code, value } = error
  const problem: Problem = { said: failureText(error), failed: error }
  const key = tierKeys(entries)[tierOf(value) - 1]
  if (key !== undefined) return new FieldRefused(entryOf('rate', key), problem)
  const words = ownWords[code]
  // It belongs to no field, and stands above them.
  if (words) return new FieldRefused<Problem>('', { key: words })
  const field = fieldOf[code]
  return field === undefined ? error : new FieldRefused(field, problem)
}

function tierOf(value: unknown): number {
  const isNamed = typeof value === 'object' && value !== null && 'tier' in value
  return isNamed && typeof value.tier === 'number' ? value.tier : 0
}
