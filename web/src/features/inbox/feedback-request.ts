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

type Sent = {
  readonly id: string
  readonly words: string
  /** Those that arrived, in the order of their places. */
  readonly pictures: Set<File>
}

/**
 * Sends drafts: first the words, then picture by picture. The same words keep their id, so that a draft whose answer was
 * lost, or of which a picture was refused, arrives once; other words are new.
 */
export function createFeedbackSender() {
  let sent: Sent | undefined
  return async (draft: FeedbackDraft): Promise<void> => {
    const { category, contact } = draft
    const text = feedbackTextOf(draft)
    const words = JSON.stringify([category, contact, text])
    if (sent?.words !== words) sent = { id: makeId('fbk'), words, pictures: new Set() }
    const { id, pictures: arrived } = sent
    await call(calls.sendFeedback, { id, category, text, contact })
    for (const file of draft.pictures) {
      if (arrived.has(file)) continue
      const picture = await readPicture(file)
      await call(calls.addFeedbackPicture, { id, place: arrived.size + 1, picture })
      arrived.add(file)
    }
    // The same words said once more are said anew.
    sent = undefined
  }
}
