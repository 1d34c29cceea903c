import { useQuery } from '@tanstack/react-query'
import { TransferPage } from '../../features/cashier/transfer/transfer-page.tsx'
import { merchantWalletQuery } from './merchant-wallet.ts'

/** Transfers between pockets, with the names of those who keep money. */
export function Transfer() {
  const { data: wallet } = useQuery(merchantWalletQuery)
  if (!wallet) return <div className="min-h-80" aria-busy="true" />
  return <TransferPage isSingle={wallet.isSingle} vendors={wallet.vendors} />
}
