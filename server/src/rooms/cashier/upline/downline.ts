import { deriveId, timeOfId } from '@baize/kernel/ids'
import type { Currency, Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Member } from '../../identity/identity.ts'
import { refuseHeld } from '../held.ts'
import { isTimely, readAmount, type MemberId } from '../../wallet/wallet.ts'
import { createGiving } from './giving.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import type { UplineTransfer } from './upline-transfer.ts'
import type { UplineAsk, UplineDeps, UplineRefusal } from './ask.ts'

export type DownlineAsk = UplineAsk & { readonly to: string }

export type DownlineRefusal =
  | Exclude<UplineRefusal, 'no_upline'>
  | 'not_in_team'
  | 'transfer_to_self'
  | 'not_for_trial'
  | 'receiver_blocked'

/** A transfer with the name of who got it. */
export type GivenDown = UplineTransfer & { readonly to: string }

export type DownlineView = {
  readonly account: string
  readonly nickname: string
  readonly currency: Currency
  readonly purse: rules.Purse
  readonly bounds: rules.UplineBounds
  readonly left: bigint
  readonly paymentPasswordSet: boolean
  /** Until when no money leaves the account. */
  readonly heldUntil: Date | undefined
}

type IsBelow = (
  source: Pick<Database, 'sql'>,
  agent: MemberId,
  member: MemberId,
) => Promise<boolean>

/** What agents give to those in their teams. */
export type Downline = {
  /** Who says who is in whose team; until it is set, nobody is. */
  setTeam(isBelow: IsBelow): void
  /** To whom it would go, and how much an agent may give today. */
  get(agent: MemberId, to: string): Promise<Result<DownlineView, 'not_in_team'>>
  /** Gives cash to somebody below, for good. The same id gives once; with other content it is refused. */
  transfer(asked: DownlineAsk): Promise<Result<GivenDown, DownlineRefusal>>
}

const trialType = 4

export function createDownline(deps: UplineDeps): Downline {
  const { db, now, zone, settings, wallet, members } = deps
  const { areFree, move } = createGiving(deps)
  let isBelow: IsBelow = async () => false
  const bounds = (currency: Currency) => rules.boundsOf(settings(), currency)

  /** Somebody of the own team; whoever else is named is answered as if there were no such account. */
  async function findBelow(source: Pick<Database, 'sql'>, agent: MemberId, to: string) {
    const found = (await members.list(source, [to])).get(to)
    if (found === undefined || !(await isBelow(source, agent, found.id))) {
      return refuse('not_in_team')
    }
    return ok(found)
  }

  async function transfer(asked: DownlineAsk): Promise<Result<GivenDown, DownlineRefusal>> {
    const { id, member } = asked
    const read = readAmount(asked.amount, asked.currency, await wallet.currencyOf(member))
    if (!read.ok) return read
    if (asked.to === member) return refuse('transfer_to_self')
    const known = await store.findTransfer(db, id)
    if (known !== undefined) return await answerAgain(known, asked, read.value)
    if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
    const receiver = await findBelow(db, member, asked.to)
    if (!receiver.ok) return receiver
    const password = await deps.paymentPasswords.check(member, asked.paymentPassword)
    if (!password.ok) return password
    return await db.transaction((tx) => give(tx, asked, read.value))
  }

  async function give(
    tx: Transaction,
    asked: DownlineAsk,
    amount: Money,
  ): Promise<Result<GivenDown, DownlineRefusal>> {
    const { id, member } = asked
    await store.takeUplineTurn(tx, member)
    const known = await store.findTransfer(tx, id)
    if (known !== undefined) return await answerAgain(known, asked, amount)
    const parties = await checkParties(tx, asked, amount)
    if (!parties.ok) return parties
    const receiver = parties.value
    const day = businessDay(now(), zone())
    const used = await store.sumDay(tx, member, day, true)
    const fits = rules.checkBounds(amount, bounds(amount.currency), used)
    if (!fits.ok) return fits
    const moved = await move(tx, { id, from: member, to: receiver.id, amount })
    if (!moved.ok) return moved
    const row: UplineTransfer = {
      id,
      sender: member,
      receiver: receiver.id,
      downward: true,
      ...amount,
      note: rules.cleanNote(asked.note),
      day,
      at: now(),
      transfer: moved.value,
    }
    await store.insertTransfer(tx, row)
    await tellBoth(tx, row, receiver)
    return ok({ ...row, to: receiver.account })
  }

  /** Who gives may give, and who gets stands below, may get, and has the same currency. */
  async function checkParties(
    tx: Transaction,
    { member, to }: DownlineAsk,
    { currency }: Money,
  ): Promise<Result<Member, DownlineRefusal>> {
    if (!(await areFree(tx, [member]))) return refuse('member_blocked')
    const heldUntil = await deps.paymentPasswords.findHold(tx, member)
    if (heldUntil !== undefined) return refuseHeld(heldUntil)
    const found = await findBelow(tx, member, to)
    if (!found.ok) return found
    const receiver = found.value
    if (receiver.type === trialType) return refuse('not_for_trial')
    if (!(await areFree(tx, [receiver.id]))) return refuse('receiver_blocked')
    if ((await wallet.currencyOf(receiver.id)) !== currency) return refuse('wrong_currency')
    return ok(receiver)
  }

  async function tellBoth(tx: Transaction, row: UplineTransfer, receiver: Member): Promise<void> {
    const { id, sender, amount, currency, note, at } = row
    const name = (await members.get(tx, sender)).account
    const link = '/member?m=transactionHistory'
    await deps.support.tell(tx, {
      id: await deriveId('msg', id, 'downlineReceived'),
      member: receiver.id,
      about: 'downlineReceived',
      values: { amount: { amount, currency }, name, note },
      link,
    })
    // Whoever did not give it must hear at once.
    await deps.support.warn(tx, {
      id: await deriveId('msg', id, 'downlineSent'),
      member: sender,
      about: 'downlineSent',
      values: { amount: { amount, currency }, name: receiver.account, at },
      link,
    })
  }

  async function answerAgain(
    known: UplineTransfer,
    { member, note, to }: DownlineAsk,
    { amount, currency }: Money,
  ): Promise<Result<GivenDown, 'id_used_differently'>> {
    const isSame =
      known.downward &&
      known.sender === member &&
      known.receiver === to &&
      known.amount === amount &&
      known.currency === currency &&
      known.note === rules.cleanNote(note)
    if (!isSame) return refuse('id_used_differently')
    return ok({ ...known, to: (await members.get(db, known.receiver)).account })
  }

  return {
    transfer,
    setTeam: (asked) => void (isBelow = asked),
    async get(agent, to) {
      const found = await findBelow(db, agent, to)
      if (!found.ok) return found
      const { paymentPasswordHash } = await members.get(db, agent)
      const state = await wallet.getState(agent)
      const { currency } = state
      const used = await store.sumDay(db, agent, businessDay(now(), zone()), true)
      const { account, nickname } = found.value
      return ok({
        account,
        nickname,
        currency,
        purse: rules.purseOf(state),
        bounds: bounds(currency),
        left: rules.leftOf(bounds(currency), used),
        paymentPasswordSet: paymentPasswordHash !== null,
        heldUntil: await deps.paymentPasswords.findHold(db, agent),
      })
    },
  }
}
