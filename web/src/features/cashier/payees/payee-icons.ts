import { Coins, Landmark, Wallet, type LucideIcon } from 'lucide-react'
import type { Payee } from '@baize/contract/cashier/withdrawals'

export const payeeIcons: Readonly<Record<Payee['kind'], LucideIcon>> = {
  bank: Landmark,
  wallet: Wallet,
  crypto: Coins,
}
