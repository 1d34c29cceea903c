import * as contract from '@baize/contract/support/support'
import { ok, refuse } from '@baize/kernel/result'
import { TransportRefusal } from '../../../platform/http/answer.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { pageOf, readCursor, usualPage } from '../caller.ts'
import type { MemberId } from '../people.ts'
import type { Feedback, StoredFeedback } from './feedback.ts'
import { operatorOf } from '../../system/system.ts'

/** The calls about what people write to the house. */
export function serveFeedback(http: Http, feedback: Feedback): void {
  serve(http, contract.getFeedbackRules, () => {
    const { feedbackMin: min, feedbackMax: max, feedbackPictures } = feedback.limits()
    return ok({ min, max, mostPictures: feedbackPictures })
  })
  serve(http, contract.sendFeedback, async (given, call) => {
    const { language, ip } = call
    const sent = await feedback.send({ ...given, language, ip, from: senderOf(call) })
    if (sent.ok) return ok({ id: given.id })
    const { code } = sent
    if (code === 'too_many_requests') throw new TransportRefusal(code)
    return { ...sent, code }
  })
  serve(http, contract.addFeedbackPicture, async (added, call) => {
    const kept = await feedback.addPicture({ ...added, from: senderOf(call) })
    return kept.ok ? ok({}) : kept
  })
  serveFeedbackDesk(http, feedback)
}

function serveFeedbackDesk(http: Http, feedback: Feedback): void {
  serve(http, contract.listFeedback, async ({ cursor, limit = usualPage, state, category }) => {
    const after = readCursor(cursor)
    const [found, open] = await Promise.all([
      feedback.list({ state, category, after, limit: limit + 1 }),
      feedback.countOpen(),
    ])
    const { rows, next } = pageOf(found, limit)
    // How to reach a visitor is for who opens it.
    const items = rows.map((row) => ({ ...showFeedback(row), contact: '' }))
    return ok({ items, next, open })
  })
  serve(http, contract.getFeedback, async ({ id }) => {
    const found = await feedback.find(id)
    if (found === undefined) return refuse('not_found')
    const pictures = await feedback.listPictures(id)
    return ok({
      feedback: showFeedback(found),
      pictures: pictures.map((webp) => `data:image/webp;base64,${webp.toString('base64')}`),
    })
  })
  serve(http, contract.answerFeedback, async ({ id, ...ending }, call) => {
    const ended = await feedback.end(id, { ...ending, operator: operatorOf(call) })
    return ended.ok ? ok(showFeedback(ended.value)) : ended
  })
}

/** An operator who tries the form is a visitor of the site. */
function senderOf({ actor }: Call) {
  return actor?.kind === 'member' ? { id: actor.id as MemberId, account: actor.name } : undefined
}

function showFeedback(feedback: StoredFeedback): contract.DeskFeedback {
  const { number: _, contentHash: __, at, member, ...shown } = feedback
  return { ...shown, at: at.toISOString(), member: member ?? '' }
}
