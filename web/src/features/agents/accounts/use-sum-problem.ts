import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import type { TransferView } from './transfer-api.ts'

/** Why this sum cannot be given; nothing where it can. */
export function useSumProblem(
  text: string,
  sum: bigint | undefined,
  view: TransferView,
  sums: Sums,
): string | undefined {
  const t = useText()
  if (text === '') return t('agents-accounts.amountMissing')
  if (sum === undefined) return t('errors.amount_invalid')
  if (sum <= 0n) return t('errors.amount_not_positive')
  if (sum < BigInt(view.min)) return t('errors.below_minimum', { min: sums.full(view.min) })
  if (sum > BigInt(view.available)) {
    return t('agents-accounts.onlyAvailable', { amount: sums.full(view.available) })
  }
  return sum > BigInt(view.leftToday)
    ? t('agents-accounts.onlyToday', { amount: sums.full(view.leftToday) })
    : undefined
}
