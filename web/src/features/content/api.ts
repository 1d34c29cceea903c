import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Announcement, Banner, Picture } from '@baize/contract/content/content'
import type { BannerGroup } from '@baize/contract/content/content-names'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'

/** What the wire wants of every request for announcements: all labels of the operator, for the web. */
export const wireAnnouncements = { types: 'B,PL,PU,PR,H', platform: 'W' } as const
const wireDevice = 'WEB'

const minuteMs = 60_000

export const bannersQuery = queryOptions({
  queryKey: ['banners'],
  queryFn: ({ signal }) => call(calls.listBanners, { language: textsStore.language() }, { signal }),
  staleTime: 5 * minuteMs,
})

const noBanners: readonly Banner[] = []

/** The banners of one place, in the operator's order. */
export function useBanners(group: BannerGroup): readonly Banner[] {
  const { data } = useQuery(bannersQuery)
  return data?.banners.filter(({ groupName }) => groupName === group) ?? noBanners
}

export function useLicencePicture(): Picture | null {
  return useQuery(bannersQuery).data?.licencePicture ?? null
}

/** Notices are for everyone, and are asked for with the execution of everyone. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) =>
    call(
      calls.listAnnouncements,
      {
        ...wireAnnouncements,
        execution: 'B',
        kind: 'notice',
        language: textsStore.language(),
      },
      { signal },
    ),
  staleTime: 5 * minuteMs,
  select: (reply) => reply.list,
})

/** The popups for whoever asks: the answer depends on the session, so each person has a place of their own. */
export const popupsQuery = (who: string) =>
  queryOptions({
    queryKey: ['popups', who],
    queryFn: ({ signal }) =>
      call(
        calls.listAnnouncements,
        { ...wireAnnouncements, kind: 'popup', language: textsStore.language() },
        { signal },
      ),
    staleTime: minuteMs,
    select: (reply): readonly Announcement[] => reply.list,
  })

export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: ({ signal }) =>
    call(calls.getHelpCentre, { lang: textsStore.language(), device: wireDevice }, { signal }),
  staleTime: 5 * minuteMs,
  select: (reply) => reply.topics,
})

export type ArticleSection = 'NEWS' | 'BLOG'
export const articlesPerPage = 10

export const articlesQuery = (section: ArticleSection, pageNo: number) =>
  queryOptions({
    queryKey: ['articles', section, pageNo],
    queryFn: ({ signal }) =>
      call(
        calls.listArticles,
        { section, pageNo, pageSize: articlesPerPage, language: textsStore.language() },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5 * minuteMs,
  })

export const downloadsQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: ({ signal }) =>
    call(calls.listDownloads, { language: textsStore.language() }, { signal }),
  staleTime: 5 * minuteMs,
  select: (reply) => reply.list,
})
