import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { AnnouncementKind } from '@baize/contract/content/content-names'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../../shared/api.ts'
import { useWrite } from '../../shared/forms/use-write.ts'

/** Who may change what people see. The server decides; the pages only show what it would refuse. */
export const contentWriters: readonly OperatorRole[] = ['admin', 'content']

const root = 'content'

export const bannerEntriesQuery = queryOptions({
  queryKey: [root, 'banners'],
  queryFn: ({ signal }) => call(calls.listBannerEntries, {}, { signal }),
})

export const announcementsQuery = (kind: AnnouncementKind) =>
  queryOptions({
    queryKey: [root, 'announcements', kind],
    queryFn: ({ signal }) => call(calls.listAnnouncementEntries, { kind }, { signal }),
  })

export const topicsQuery = queryOptions({
  queryKey: [root, 'topics'],
  queryFn: ({ signal }) => call(calls.listTopicEntries, {}, { signal }),
})

export const topicQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'topic', id],
    queryFn: ({ signal }) => call(calls.getTopicEntry, { id }, { signal }),
  })

export const downloadEntriesQuery = queryOptions({
  queryKey: [root, 'downloads'],
  queryFn: ({ signal }) => call(calls.listDownloadEntries, {}, { signal }),
})

/** Runs a write, after which everything of the content is read anew. */
export const useContentWrite = () => useWrite(root)
