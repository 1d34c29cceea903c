import { deriveId, timeOfId } from '@baize/kernel/ids'
import type { Currency, Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Member } from '../../identity/identity.ts'
import { refuseHeld } from '../held.ts'
import { isTimely, readAmount } from '../../wallet/wallet.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { UplineAsk, UplineDeps, UplineRefusal } from './ask.ts'
import { createGiving } from './giving.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import type { UplineTransfer } from './upline-transfer.ts'

export { createDownline, type Downline } from './downline.ts'
export { createUplineRecord } from './record.ts'
export type { UplineAsk, UplineDeps, UplineRefusal } from './ask.ts'
export type { UplineId, UplineTransfer } from './upline-transfer.ts'

/** A transfer with the name of who got it. */
export type Given = UplineTransfer & { readonly to: string }

export type UplineView = {
  /** The name; null for who has nobody above, or nobody who can get anything. */
  readonly upline: string | null
  readonly currency: Currency
  readonly purse: rules.Purse
  readonly bounds: rules.UplineBounds
  readonly left: bigint
  readonly paymentPasswordSet: boolean
  /** Until when no money leaves the account. */
  readonly heldUntil: Date | undefined
  readonly latest: readonly Given[]
}

export type Upline = {
  /** To whom a member may give, and how much today. */
  get(member: MemberId): Promise<UplineView>
  /** Gives cash to the upline, for good. The same id gives once; with other content it is refused. */
  transfer(asked: UplineAsk): Promise<Result<Given, UplineRefusal>>
}

const shownLatest = 20

/** What members give to whoever stands above them. */
export function createUpline(deps: UplineDeps): Upline {
  const { db, now, zone, settings, wallet, members } = deps
  const { areFree, move } = createGiving(deps)

  async function transfer(asked: UplineAsk): Promise<Result<Given, UplineRefusal>> {
    const { id, member } = asked
    const read = readAmount(asked.amount, asked.currency, await wallet.currencyOf(member))
    if (!read.ok) return read
    const known = await store.findTransfer(db, id)
    if (known !== undefined) return await answerAgain(known, asked, read.value)
    if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
    if ((await members.get(db, member)).uplineId === null) return refuse('no_upline')
    const password = await deps.paymentPasswords.check(member, asked.paymentPassword)
    if (!password.ok) return password
    return await db.transaction((tx) => give(tx, asked, read.value))
  }

  async function give(
    tx: Transaction,
    asked: UplineAsk,
    amount: Money,
  ): Promise<Result<Given, UplineRefusal>> {
    const { id, member } = asked
    await store.takeUplineTurn(tx, member)
    const known = await store.findTransfer(tx, id)
    if (known !== undefined) return await answerAgain(known, asked, amount)
    if (!(await areFree(tx, [member]))) return refuse('member_blocked')
    const heldUntil = await deps.paymentPasswords.findHold(tx, member)
    if (heldUntil !== undefined) return refuseHeld(heldUntil)
    const receiver = (await members.get(tx, member)).uplineId
    if (receiver === null || !(await areFree(tx, [receiver]))) return refuse('no_upline')
    if ((await wallet.currencyOf(receiver)) !== amount.currency) return refuse('wrong_currency')
    const day = businessDay(now(), zone())
    const used = await store.sumDay(tx, member, day, false)
    const fits = rules.checkBounds(amount, rules.boundsOf(settings(), amount.currency), used)
    if (!fits.ok) return fits
    const moved = await move(tx, { id, from: member, to: receiver, amount })
    if (!moved.ok) return moved
    const row: UplineTransfer = {
      id,
      sender: member,
      receiver,
      downward: false,
      ...amount,
      note: rules.cleanNote(asked.note),
      day,
      at: now(),
      transfer: moved.value,
    }
    await store.insertTransfer(tx, row)
    await tellReceiver(tx, row)
    const given = await withName(tx, row)
    await warnSender(tx, given)
    return ok(given)
  }

  async function tellReceiver(tx: Transaction, row: UplineTransfer): Promise<void> {
    const { id, sender, receiver, amount, currency, note } = row
    const name = (await members.get(tx, sender)).account
    await deps.support.tell(tx, {
      id: await deriveId('msg', id, 'uplineReceived'),
      member: receiver,
      about: 'uplineReceived',
      values: { amount: { amount, currency }, name, note },
      link: '/member?m=transactionHistory',
    })
  }

  /** Whoever did not give it must hear at once. */
  async function warnSender(tx: Transaction, { id, sender, to, amount, currency, at }: Given) {
    await deps.support.warn(tx, {
      id: await deriveId('msg', id, 'uplineSent'),
      member: sender,
      about: 'uplineSent',
      values: { amount: { amount, currency }, name: to, at },
      link: '/member?m=transactionHistory',
    })
  }

  async function withName(source: Pick<Database, 'sql'>, row: UplineTransfer): Promise<Given> {
    return { ...row, to: nameIn(await members.list(source, [row.receiver]), row.receiver) }
  }

  async function answerAgain(
    known: UplineTransfer,
    { member, note }: UplineAsk,
    { amount, currency }: Money,
  ): Promise<Result<Given, 'id_used_differently'>> {
    const isSame =
      known.sender === member &&
      !known.downward &&
      known.amount === amount &&
      known.currency === currency &&
      known.note === rules.cleanNote(note)
    return isSame ? ok(await withName(db, known)) : refuse('id_used_differently')
  }

  return {
    transfer,
    async get(member) {
      const { uplineId, paymentPasswordHash } = await members.get(db, member)
      const state = await wallet.getState(member)
      const { currency } = state
      const bounds = rules.boundsOf(settings(), currency)
      const used = await store.sumDay(db, member, businessDay(now(), zone()), false)
      const given = await store.listGiven(db, member, shownLatest)
      const above = uplineId === null ? [] : [uplineId]
      const people = await members.list(db, [...above, ...given.map(({ receiver }) => receiver)])
      const isFree = uplineId !== null && (await db.transaction((tx) => areFree(tx, above)))
      return {
        upline: isFree ? nameIn(people, uplineId) : null,
        currency,
        purse: rules.purseOf(state),
        bounds,
        left: rules.leftOf(bounds, used),
        paymentPasswordSet: paymentPasswordHash !== null,
        heldUntil: await deps.paymentPasswords.findHold(db, member),
        latest: given.map((row) => ({ ...row, to: nameIn(people, row.receiver) })),
      }
    },
  }
}

function nameIn(people: ReadonlyMap<string, Pick<Member, 'account'>>, id: MemberId): string {
  return people.get(id)?.account ?? ''
}
