import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getMerchantWallet } from '@baize/contract/wallet/wallet'
import { call } from '../../shared/api.ts'
import { keepMerchantEntry, readMerchantEntry } from '../../shared/merchant-entries.ts'

type MerchantWallet = ReplyOf<typeof getMerchantWallet>
type Kept = { readonly at: number; readonly wallet: MerchantWallet }

/** Asked for once in a tab, reloads and other members included; an operator's change is heard of after five minutes. */
export const merchantWalletQuery = queryOptions({
  queryKey: ['own', 'merchantWallet'],
  queryFn: async ({ signal }) => {
    const wallet = await call(calls.getMerchantWallet, {}, { signal })
    const kept: Kept = { at: Date.now(), wallet }
    keepMerchantEntry('merchantWallet', JSON.stringify(kept))
    return wallet
  },
  staleTime: 300_000,
  initialData: () => readKept()?.wallet,
  initialDataUpdatedAt: () => readKept()?.at,
})

/** What a tab keeps can be of another version of the site, or somebody's own words. */
function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(readMerchantEntry('merchantWallet') ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  const { at, wallet } = (value ?? {}) as Partial<Kept>
  return (
    typeof at === 'number' &&
    typeof wallet?.isSingle === 'boolean' &&
    Array.isArray(wallet.vendors) &&
    wallet.vendors.every(({ code, name }) => typeof code === 'string' && typeof name === 'string')
  )
}
