import { useQuery } from '@tanstack/react-query'
import { isMoneyAway } from '../../features/cashier/transfer/away.ts'
import { uplineQuery } from '../../features/cashier/upline/api.ts'
import { useBalance } from '../../features/wallet/api.ts'
import type { MenuEntry } from '../pages.ts'
import { useMenu } from '../use-menu.ts'
import { merchantWalletQuery } from './merchant-wallet.ts'

/**
 * The pages that mean something to this person: no transfers between pockets where one wallet serves all and nothing is
 * left at a vendor, none to nobody.
 */
export function useCentreEntries(): readonly MenuEntry[] {
  const entries = useMenu('centre')
  const { data: wallet } = useQuery(merchantWalletQuery)
  const { data: balance } = useBalance()
  const { data: upline } = useQuery(uplineQuery)
  const hidden = new Set<string>()
  if (wallet?.isSingle !== false && !(balance && isMoneyAway(balance))) hidden.add('transferFund')
  if (upline === undefined || upline.upline === null) hidden.add('transferUpline')
  return entries.filter(({ id }) => !hidden.has(id))
}
