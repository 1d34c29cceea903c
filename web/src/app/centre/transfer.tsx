import { useQuery } from '@tanstack/react-query'
import { TransferPage } from '../../features/cashier/transfer/transfer-page.tsx'
import { useLanes } from '../../features/lobby/api.ts'
import { merchantWalletQuery } from './use-centre-entries.ts'

/** Transfers between pockets, with the names that vendors have in the lobby. */
export function Transfer() {
  const { data: wallet } = useQuery(merchantWalletQuery)
  const lanes = useLanes()
  if (!wallet) return <div className="min-h-80" aria-busy="true" />
  const names = new Map(
    lanes.flatMap(({ cards }) => cards.map((one) => [one.vassalage, one.displayName] as const)),
  )
  return <TransferPage isSingle={wallet.isSingle} vendorName={(code) => names.get(code) ?? code} />
}
