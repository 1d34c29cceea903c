import { useQuery } from '@tanstack/react-query'
import { WithdrawPage } from '../../features/cashier/withdraw/withdraw-page.tsx'
import { BonusBets } from '../../features/rewards/bonus/bonus-bets.tsx'
import { useBalance } from '../../features/wallet/api.ts'
import { firstPassword } from './first-password.tsx'
import { merchantWalletQuery } from './merchant-wallet.ts'

/** Money out, with the pockets whose money cannot go, and the payment password set in place where there is none. */
export function Withdraw() {
  const { data: wallet } = useQuery(merchantWalletQuery)
  const { data: balance } = useBalance()
  return (
    <WithdrawPage
      pockets={balance?.pockets ?? []}
      vendors={wallet?.vendors ?? []}
      setPassword={firstPassword}
      Bets={BonusBets}
    />
  )
}
