import type { SupportDocument } from '@baize/contract/support/support-settings'
import type { SocketEvent } from '@baize/contract/events'
import type { FeedbackCategory } from '@baize/contract/support/support'
import type { Language } from '@baize/kernel/language'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Messages } from '../../../platform/messages/messages.ts'
import { createTurns, redraw } from '../../../platform/pictures.ts'
import type { PictureRefusal } from '../../../platform/pictures.ts'
import { actedBy, type Audit, type Doer } from '../../system/system.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { MemberId } from '../people.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import type { StoredFeedback } from './store.ts'

export { watchFeedback } from './watch.ts'
export type { FeedbackFilter, StoredFeedback } from './store.ts'

export type NewFeedback = {
  readonly id: string
  readonly category: FeedbackCategory
  readonly text: string
  readonly contact: string
  /** Nobody for a visitor. */
  readonly from?: { readonly id: MemberId; readonly account: string } | undefined
  readonly language: Language
  readonly ip: string
}

export type FeedbackRefusal =
  | 'text_too_short'
  | 'text_too_long'
  | 'id_used_differently'
  | 'too_many_requests'

/** A picture for a feedback that was sent before. */
export type AddedPicture = Pick<NewFeedback, 'id' | 'from'> & {
  readonly place: number
  readonly picture: Uint8Array
}

export type Ending = {
  readonly answer: string
  /** Ends it without an answer. */
  readonly close: boolean
  readonly reason: string
  readonly operator: Doer
}

export type Feedback = {
  limits(): SupportDocument
  /** Takes feedback from anybody. The same id is taken once; with other content it is refused. */
  send(feedback: NewFeedback): Promise<Result<undefined, FeedbackRefusal>>
  /**
   * Adds a picture, within half an hour, for who sent the feedback. A place is taken once: the same picture again is no
   * other, and another one is refused.
   */
  addPicture(
    added: AddedPicture,
  ): Promise<Result<undefined, 'not_found' | 'id_used_differently' | PictureRefusal>>
  list(filter: store.FeedbackFilter): Promise<StoredFeedback[]>
  countOpen(): Promise<number>
  find(id: string): Promise<StoredFeedback | undefined>
  listPictures(id: string): Promise<Buffer[]>
  /**
   * Answers into the inbox of a member, or by mail to a visitor who left an address; or closes without a word. Refused
   * when a colleague was faster.
   */
  end(
    id: string,
    ending: Ending,
  ): Promise<Result<StoredFeedback, 'not_found' | 'already_decided' | 'text_empty'>>
  sweep(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open'>
  readonly messages: Pick<Messages, 'sendMail'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly limits: () => SupportDocument
  readonly brandName: () => string
  readonly tell: Inbox['tell']
}

const dayMs = 86_400_000
/** Pictures follow their feedback at once; a slow line and a second try have their time. */
const joiningMs = 30 * 60_000
/** What is over stays for a year, for whoever asks what was said. */
const keptMs = 365 * dayMs
/** Enough to read a screen on. */
const widest = 1600

export function createFeedback(deps: Deps): Feedback {
  const { db, now, messages, publish, limits, brandName, tell } = deps
  const inTurn = createTurns()
  const audit = deps.audit.open({
    'feedback.answered': 'ops.actionFeedbackAnswered',
    'feedback.closed': 'ops.actionFeedbackClosed',
  })
  const changed = (tx: Transaction) =>
    tx.afterCommit(() => publish('desk', { kind: 'queue.changed', queue: 'feedback' }))

  /** Whether a picture may still join a feedback: who does not know it learns nothing of it. */
  function mayJoin(sent: StoredFeedback | undefined, { from, place }: AddedPicture) {
    if (sent === undefined || sent.state !== 'open' || sent.member !== (from?.id ?? null))
      return false
    return place <= limits().feedbackPictures && now().getTime() - sent.at.getTime() <= joiningMs
  }

  async function addPicture(added: AddedPicture) {
    const { id, place, picture } = added
    if (!mayJoin(await store.findFeedback(db, id), added)) return refuse('not_found')
    // Drawing takes long and nobody's turn: the transaction begins after it.
    const drawn = await inTurn(() =>
      redraw(picture, (image) =>
        image.resize(widest, widest, { fit: 'inside', withoutEnlargement: true }),
      ),
    )
    if (!drawn.ok) return drawn
    const { webp } = drawn.value
    return await db.transaction(async (tx) => {
      if (!mayJoin(await store.lockFeedback(tx, id), added)) return refuse('not_found')
      const known = await store.findPicture(tx, id, place)
      // The same file is drawn to the same bytes.
      if (known !== undefined) return known.equals(webp) ? ok() : refuse('id_used_differently')
      await store.insertPicture(tx, id, place, webp)
      changed(tx)
      return ok()
    })
  }

  async function send(given: NewFeedback): Promise<Result<undefined, FeedbackRefusal>> {
    const text = rules.checkText(given.text, limits())
    if (!text.ok) return text
    const { id, category, from, language, ip } = given
    const contact = given.contact.trim()
    const contentHash = rules.hashOf([category, text.value, contact, from?.id ?? ''])
    const before = await store.findFeedback(db, id)
    if (before !== undefined) return again(before, contentHash)
    return await db.transaction(async (tx) => {
      await store.takeFeedbackTurn(tx, id, ip)
      const known = await store.findFeedback(tx, id)
      if (known !== undefined) return again(known, contentHash)
      const since = new Date(now().getTime() - dayMs)
      if ((await store.countFrom(tx, ip, since)) >= rules.mostPerDay) {
        return refuse('too_many_requests')
      }
      await store.insertFeedback(tx, {
        id,
        category,
        text: text.value,
        contact,
        language,
        ip,
        contentHash,
        at: now(),
        member: from?.id ?? null,
        account: from?.account ?? '',
      })
      changed(tx)
      return ok()
    })
  }

  async function end(id: string, { answer: given, close, reason, operator }: Ending) {
    const answer = close ? '' : given.trim()
    if (!close && answer === '') return refuse('text_empty')
    return await db.transaction(async (tx) => {
      const open = await store.lockFeedback(tx, id)
      if (open === undefined) return refuse('not_found')
      if (open.state !== 'open') return refuse('already_decided')
      const state = close ? 'closed' : 'answered'
      const ended = { state, answer, by: operator.name, at: now() } as const
      const feedback = await store.endFeedback(tx, id, ended)
      if (!close) await sendAnswer(tx, feedback)
      await audit.write(tx, {
        ...actedBy(operator),
        action: `feedback.${state}`,
        object: id,
        reason,
        after: { state, answer },
      })
      changed(tx)
      return ok(feedback)
    })
  }

  async function sendAnswer(tx: Transaction, feedback: StoredFeedback): Promise<void> {
    const { id, member, contact, language, answer, text } = feedback
    if (member !== null) {
      await tell(tx, { id, member, about: 'feedbackAnswered', values: { note: answer } })
    } else if (rules.isMailAddress(contact)) {
      const subject = sentence(language, 'support.answerMailSubject', { brand: brandName() })
      const quoted = sentence(language, 'support.answerMailText', { answer, text })
      await messages.sendMail(tx, { to: contact, subject, text: quoted })
    }
  }

  return {
    limits,
    send,
    addPicture,
    end,
    list: (filter) => store.listFeedback(db, filter),
    countOpen: () => store.countOpen(db),
    find: (id) => store.findFeedback(db, id),
    listPictures: (id) => store.listPictures(db, id),
    sweep: (tx) => store.removeOld(tx, new Date(now().getTime() - keptMs)),
  }
}

function again(known: StoredFeedback, hash: Buffer): Result<undefined, 'id_used_differently'> {
  return known.contentHash.equals(hash) ? ok() : refuse('id_used_differently')
}
