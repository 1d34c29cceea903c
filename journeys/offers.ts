import type { Browser } from '@playwright/test'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { deskOf, secondDesk } from './members.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const dayMs = 86_400_000
const texts = (text: string) => ({ EN: text, TY: text, JA: text, KO: text, PT: text })

/** Twenty, of which a tenth has to be bet, on any game. */
function offer(name: string, change: Partial<OfferDocument>): OfferDocument {
  return {
    kind: 'claim',
    topic: 'slots',
    profile: 'asia',
    art: 'lotus',
    title: texts(name),
    line: texts(`${name}: twenty for everybody.`),
    terms: texts('One for each person.'),
    from: new Date(Date.now() - dayMs).toISOString(),
    until: new Date(Date.now() + 3 * dayMs).toISOString(),
    who: { newForDays: null, vipFrom: 0, needsPhone: false, firstDeposit: false },
    gives: { percent: 0, fixed: { PHP: '2000' }, leastDeposit: {}, most: {} },
    mode: 'pocket',
    isSticky: false,
    asks: { base: 'bonus', times: 10, weights: {} },
    maxBet: {},
    maxWin: {},
    days: 7,
    claimDays: 7,
    perMember: { times: 1, per: 'ever' },
    budget: { PHP: '1000000' },
    ...change,
  }
}

type Approval = { readonly id: string; readonly object: string; readonly state: string }

/** Writes an offer, has it published by one operator and agreed to by another; answers its id. */
export async function publishOffer(
  browser: Browser,
  name: string,
  change: Partial<OfferDocument> = {},
): Promise<string> {
  const [desk, second] = [await deskOf(browser, 'content'), await secondDesk(browser)]
  const id = makeId('ofr')
  const path = `/ops/api/offers/${id}`
  type Saved = { readonly draftNumber: number; readonly findings: readonly object[] }
  const draft = { draftNumber: 0, document: offer(name, change) }
  const { draftNumber, findings } = await desk.call<Saved>('PUT', path, draft)
  if (findings.length > 0) throw new Error(`${name} is not right: ${JSON.stringify(findings)}`)
  const reason = 'For a journey'
  type Published = { readonly isWaiting: boolean }
  const published = await desk.call<Published>('POST', `${path}/publish`, { draftNumber, reason })
  if (!published.isWaiting) return id
  const waiting = await second.call<Approval[]>('GET', '/ops/api/approvals')
  const asked = waiting.find(({ object, state }) => object.includes(id) && state === 'waiting')
  if (asked === undefined) throw new Error(`Nobody is asked to agree to ${name}.`)
  await second.call('POST', `/ops/api/approvals/${asked.id}`, { approve: true, reason })
  return id
}

/** Answers the application to an offer that waits. */
export async function answerApplication(
  browser: Browser,
  offerId: string,
  answer: { readonly yes: boolean; readonly reason: string },
): Promise<{ readonly pictures: number; readonly comment: string }> {
  const desk = await deskOf(browser, 'support')
  type Row = { id: string; offer: string; state: string; pictures: number; comment: string }
  const path = '/ops/api/applications'
  const { items } = await desk.call<{ items: Row[] }>('GET', `${path}?state=applying&limit=100`)
  const found = items.find((one) => one.offer === offerId)
  if (found === undefined) throw new Error('No application waits.')
  await desk.call('POST', `${path}/${found.id}/answer`, answer)
  return found
}
