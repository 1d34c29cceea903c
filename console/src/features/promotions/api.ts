import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { createIdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../shared/api.ts'

export const makeId = createIdMaker({
  now: () => new Date(serverNow()),
  randomBytes: systemRandomBytes,
})

export const root = 'offers'

export const offersQuery = (state: DeskOffer['state'] | undefined) =>
  infiniteQueryOptions({
    queryKey: [root, 'list', state ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listOffers,
        { limit: 25, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call(calls.getOffer, { id }, { signal }),
  })

/** Played through by the server. What only says something costs nothing, so other words ask for nothing anew. */
export const costQuery = (document: OfferDocument, currency: Currency) => {
  const { title: _, line: __, terms: ___, art: ____, ...rules } = document
  return queryOptions({
    queryKey: ['offer-cost', currency, rules],
    queryFn: ({ signal }) => call(calls.previewOffer, { currency, document }, { signal }),
    staleTime: Infinity,
    retry: false,
  })
}
