import { calls } from 'virtual:contract'
import type { FeedbackCategory } from '@baize/contract/support/support'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../shared/api.ts'
import { readPicture } from '../../shared/picture-file.ts'
import { feedbackTextOf } from './feedback-text.ts'

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })

export type FeedbackDraft = {
  readonly category: FeedbackCategory
  /** The number of what it is about; empty when nothing was open. */
  readonly about: string
  readonly text: string
  readonly contact: string
  readonly pictures: readonly File[]
}

export const emptyDraft: FeedbackDraft = {
  category: 'game',
  about: '',
  text: '',
  contact: '',
  pictures: [],
}

/** Sends drafts. The same draft keeps its id, so that one whose answer was lost arrives once; a changed one is new. */
export function createFeedbackSender() {
  let sent: { readonly id: string; readonly draft: FeedbackDraft } | undefined
  return async (draft: FeedbackDraft): Promise<void> => {
    if (sent?.draft !== draft) sent = { id: makeId('fbk'), draft }
    const pictures = await Promise.all(draft.pictures.map(readPicture))
    const { category, contact } = draft
    await call(calls.sendFeedback, {
      id: sent.id,
      category,
      text: feedbackTextOf(draft),
      contact,
      pictures,
    })
  }
}
