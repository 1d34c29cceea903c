import type { ReplyOf } from '@baize/contract/endpoint'
import type { getUpline } from '@baize/contract/cashier/upline'
import { useText } from '@baize/texts/use-text'
import type { Sums } from './sums.ts'

type Purse = Pick<
  ReplyOf<typeof getUpline>,
  'available' | 'cash' | 'heldByContracts' | 'heldByLocks'
>

type Row = { readonly id: string; readonly label: string; readonly value: string }

/** What there is, each thing that holds a part of it, and what may leave; one line where nothing is held. */
export function usePurseRows(purse: Purse, sums: Sums): readonly Row[] {
  const t = useText()
  const { available, cash, heldByLocks, heldByContracts } = purse
  const may = { id: 'may', label: t('purse.mayLeave'), value: sums.full(available) }
  if (heldByLocks === '0' && heldByContracts === '0') return [may]
  const held = (id: string, label: string, sum: string) =>
    sum === '0' ? [] : [{ id, label, value: `−${sums.full(sum)}` }]
  return [
    { id: 'have', label: t('purse.youHave'), value: sums.full(cash) },
    ...held('locks', t('purse.byLocks'), heldByLocks),
    ...held('contracts', t('purse.byContracts'), heldByContracts),
    may,
  ]
}
