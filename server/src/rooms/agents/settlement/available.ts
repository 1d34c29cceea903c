import type { Wallet } from '../../wallet/wallet.ts'
import type { Payer } from './settled.ts'

/** What of the cash of all who pay no lock holds, asked for together; what is owed is held for paying it alone. */
export async function availableOf(
  wallet: Pick<Wallet, 'getState'>,
  owed: readonly { readonly payer: Payer }[],
): Promise<Map<string, bigint>> {
  const payers = new Set(owed.flatMap(({ payer }) => (payer === 'house' ? [] : [payer])))
  const states = await Promise.all(
    [...payers].map(async (payer) => [payer, await wallet.getState(payer)] as const),
  )
  return new Map(states.map(([payer, { unlocked }]) => [payer, unlocked]))
}
