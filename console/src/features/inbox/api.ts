import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf } from '@baize/contract/endpoint'
import type {
  answerFeedback,
  countAudience,
  DeskFeedback,
  FeedbackCategory,
  MessageTemplate,
  saveTemplate,
  sendMessage,
} from '@baize/contract/support/support'
import { call, queryClient } from '../../shared/api.ts'

/** How many a sending has reached is counted while one looks. */
const sendingPollMs = 5_000

export const sentQuery = infiniteQueryOptions({
  queryKey: ['messages', 'sent'],
  queryFn: ({ pageParam, signal }) =>
    call(
      calls.listSentMessages,
      { limit: 25, ...(pageParam && { cursor: pageParam }) },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchInterval: sendingPollMs,
})

export const templatesQuery = queryOptions({
  queryKey: ['messages', 'templates'],
  queryFn: ({ signal }) => call(calls.listTemplates, {}, { signal }),
})

const readMessagesAnew = () => queryClient.invalidateQueries({ queryKey: ['messages'] })

export const countOne = (whom: InputOf<typeof countAudience>) => call(calls.countAudience, whom)

export async function sendOne(message: InputOf<typeof sendMessage>) {
  try {
    return await call(calls.sendMessage, message)
  } finally {
    void readMessagesAnew()
  }
}

export async function saveOne(template: InputOf<typeof saveTemplate>): Promise<MessageTemplate> {
  const saved = await call(calls.saveTemplate, template)
  await readMessagesAnew()
  return saved
}

export async function removeOne(id: string, reason: string): Promise<void> {
  await call(calls.removeTemplate, { id, reason })
  await readMessagesAnew()
}

export type FeedbackFilter = {
  readonly state: DeskFeedback['state']
  readonly category?: FeedbackCategory
}

// The desk's line reads these anew when the queue changes; the question is for a line that is cut.
export const feedbackQuery = (filter: FeedbackFilter) =>
  infiniteQueryOptions({
    queryKey: ['feedback', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listFeedback,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  })

export const oneFeedbackQuery = (id: string) =>
  queryOptions({
    queryKey: ['feedback', 'one', id],
    queryFn: ({ signal }) => call(calls.getFeedback, { id }, { signal }),
  })

export async function endOne(ending: InputOf<typeof answerFeedback>): Promise<void> {
  try {
    await call(calls.answerFeedback, ending)
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['feedback'] })
  }
}
