import type { PocketBalance, WalletBalance, WalletTransfer } from '@baize/contract/wallet/wallet'
import type { PocketState, WalletState } from './pocket.ts'
import type { Transfer } from './transfer.ts'

export function wirePocket({ pocket, amount, held, version }: PocketState): PocketBalance {
  return { pocket, amount: String(amount), held: String(held), version: String(version) }
}

export function wireBalance(state: WalletState): WalletBalance {
  const { currency, balance, available, locked, owed, pockets, version } = state
  return {
    currency,
    balance: String(balance),
    available: String(available),
    locked: String(locked),
    owed: String(owed),
    pockets: pockets.map(wirePocket),
    version: String(version),
  }
}

export function wireTransfer({ id, from, to, amount, state }: Transfer): WalletTransfer {
  return { id, from, to, amount: String(amount.amount), state }
}
