import { deriveId, type IdMaker } from '@baize/kernel/ids'
import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../../platform/events/events.ts'
import type { DepositCompleted } from '../../cashier/events.ts'
import type { Member, MemberRegistered, MemberSecured } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { readCode } from './code.ts'
import * as store from './store.ts'
import type { NewFact } from './store.ts'
import { termsFor } from './terms.ts'

type Fact = MemberRegistered | MemberSecured | DepositCompleted | WagerSettled
type Counted = StoredEvent<DepositCompleted> | StoredEvent<WagerSettled>

export type HearDeps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly makeId: IdMaker
  readonly support: Pick<Support, 'tell'>
  readonly isOn: () => boolean
  readonly current: () => Promise<{ readonly version: number; readonly content: ReferralDocument }>
  /** Who may invite: nothing where the account is not open, or plays without money. */
  readonly findInviter: (tx: Transaction, id: string) => Promise<Member | undefined>
  /** Looks at these after the commit. */
  readonly look: (referrals: readonly string[]) => void
}

const dayMs = 86_400_000

/** Hears who came by whom, and what friends pay in and play. Each of it counts once, however often it is told. */
export function startReferralHearing(deps: HearDeps): void {
  const { events, makeId, isOn, current, findInviter, look, support } = deps

  async function join(tx: Transaction, event: StoredEvent<MemberRegistered>) {
    const written = (event.payload.referral ?? '').replaceAll(/\p{C}/gu, '').trim()
    if (written === '' || !isOn()) return undefined
    const code = readCode(written)
    const owner = code === undefined ? undefined : await store.findOwner(tx, code)
    const referrer = owner === undefined ? undefined : await findInviter(tx, owner)
    if (code === undefined || referrer === undefined || referrer.id === event.subject) {
      await tellIgnored(tx, event.subject as MemberId, written)
      return undefined
    }
    const { version, content } = await current()
    const currency = event.payload.currency
    const id = makeId('rfr')
    const isNew = await store.insertReferral(tx, {
      id,
      friend: event.subject as MemberId,
      referrer: referrer.id,
      code,
      registeredAt: event.at,
      currency,
      referrerCurrency: referrer.currency,
      version,
      terms: termsFor(content, { friend: currency, referrer: referrer.currency }),
      endsAt: new Date(event.at.getTime() + content.days * dayMs),
    })
    if (!isNew) return undefined
    await store.addStep(tx, id, {
      at: event.at,
      state: 'registered',
      reason: '',
      by: 'house',
      note: '',
    })
    return id
  }

  /** Of a code that was written by hand, or is of somebody who invites nobody now, the friend hears that nothing comes of it. */
  async function tellIgnored(tx: Transaction, member: MemberId, name: string): Promise<void> {
    const id = await deriveId('msg', member, 'invitation ignored')
    await support.tell(tx, { id, member, about: 'invitationIgnored', values: { name } })
  }

  async function count(tx: Transaction, heard: readonly Counted[]): Promise<string[]> {
    if (heard.length === 0) return []
    const friends = [...new Set(heard.map(({ subject }) => subject))]
    const own = new Map((await store.listOfFriends(tx, friends)).map((one) => [one.friend, one]))
    const facts = heard.flatMap((event): NewFact[] => {
      const referral = own.get(event.subject as MemberId)
      if (referral === undefined || event.payload.currency !== referral.currency) return []
      const fact = factOf(event)
      // What comes too late counts nothing; what corrects something that counted does.
      const isLate = event.at >= referral.endsAt || referral.state === 'issued'
      return isLate && fact.of === null ? [] : [{ ...fact, referral: referral.id, at: event.at }]
    })
    return await store.addFacts(tx, facts)
  }

  async function hear(tx: Transaction, heard: readonly StoredEvent<Fact>[]): Promise<void> {
    const touched: string[] = []
    for (const event of heard) {
      if (event.kind !== 'member.registered') continue
      const id = await join(tx, event)
      if (id !== undefined) touched.push(id)
    }
    const counted = heard.filter(
      (event): event is Counted =>
        event.kind === 'deposit.completed' || event.kind === 'wager.settled',
    )
    touched.push(...(await count(tx, counted)))
    const secured = heard.filter(({ kind }) => kind === 'member.secured')
    if (secured.length > 0) {
      const friends = [...new Set(secured.map(({ subject }) => subject))]
      touched.push(...(await store.markStale(tx, friends)))
    }
    const all = [...new Set(touched)]
    if (all.length > 0) tx.afterCommit(() => look(all))
  }

  events.subscribe<Fact>({
    name: 'referral',
    kinds: ['member.registered', 'member.secured', 'deposit.completed', 'wager.settled'],
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}

function factOf(event: Counted): Pick<NewFact, 'kind' | 'source' | 'amount' | 'of'> {
  if (event.kind === 'deposit.completed') {
    const { deposit, amount } = event.payload
    return { kind: 'deposit', source: deposit, amount: BigInt(amount), of: null }
  }
  const { wager, settlement, change } = event.payload
  const source = `${wager} ${settlement}`
  const of = settlement > 1 ? `${wager} 1` : null
  return { kind: 'bet', source, amount: BigInt(change.validBet), of }
}
