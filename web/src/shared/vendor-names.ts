import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { textsStore } from '@baize/texts/browser'
import { call } from './api.ts'

/** Every provider once, by name; the question is the one that the lobby asks too. */
export const vendorNamesQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: ({ signal }) =>
    call(
      calls.listVendors,
      { platform: 'html5-desktop', language: textsStore.language() },
      { signal },
    ),
  staleTime: 5 * 60_000,
  select: ({ data }) => {
    const names = new Map(
      data.lanes.flatMap(({ cards }) =>
        cards.map((card) => [card.vassalage, card.displayName] as const),
      ),
    )
    return [...names].toSorted(([, a], [, b]) => a.localeCompare(b))
  },
})
