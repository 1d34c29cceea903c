import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { isCurrency, type Currency } from '@baize/kernel/money'
import { isModuleOn } from '@baize/contract/system/modules'
import type { StatusReply } from '@baize/contract/system/system'
import { textsStore } from '@baize/texts/browser'
import { call, queryClient, rememberServer } from './api.ts'
import { keptAt, noteFresh } from './keep-offline.ts'
import { keepMerchantEntry } from './merchant-entries.ts'

/** An open page learns of maintenance within this time, whether or not anyone is signed in. */
export const statusPollMs = 20_000

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async ({ signal }) => {
    const status = await call(calls.getStatus, { language: textsStore.language() }, { signal })
    rememberServer(status.sealKey, status.serverTime)
    noteFresh()
    return status
  },
  staleTime: statusPollMs,
  refetchInterval: statusPollMs,
  refetchIntervalInBackground: true,
})

/** Takes what came with the page as the first answer, and asks again when the language changes. */
export function followServerState(first: StatusReply): void {
  queryClient.setQueryData(statusQuery.queryKey, first)
  // A kept page brings the time of its keeping; the device's own is nearer.
  rememberServer(first.sealKey, keptAt() ? new Date().toISOString() : first.serverTime)
  keepMerchantEntry('merchantCode', first.info.brand.code)
  document.documentElement.style.setProperty('--brand-h', String(first.info.brand.hue))
  let language = textsStore.language()
  textsStore.subscribe(() => {
    if (language === textsStore.language()) return
    language = textsStore.language()
    void queryClient.invalidateQueries()
  })
}

/** The state of the system. It came with the page, so it is always there. */
export function useSystem(): StatusReply {
  const { data } = useQuery(statusQuery)
  if (!data) throw new Error('The page was opened without the state of the system')
  return data
}

/** The money of the brand. */
export function useCurrency(): Currency {
  const { currency } = useSystem().info.brand
  if (!isCurrency(currency)) throw new Error(`The brand counts in ${currency}, which nobody knows`)
  return currency
}

export function useModule(modId: string): boolean {
  return isModuleOn(useSystem().info.whitelabel, modId)
}
