import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { isPersonName } from '@baize/kernel/person-name'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { Members, PaymentPasswords, PaymentRefusal } from '../../identity/identity.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import { refuseHeld } from '../held.ts'
import type { Support } from '../../support/support.ts'
import { cleanHolder, holderKey, isOwnName } from './holder.ts'
import { hintOf, maskedNumber, readNumber } from './number.ts'
import type { Institution, NewPayee, Payee } from './payee.ts'
import * as store from './store.ts'

export type { Institution, NewPayee, Payee, PayeeId } from './payee.ts'
export { holderKey, maskedHolder } from './holder.ts'
export { maskedNumber } from './number.ts'

export type PayeeRefusal =
  | PaymentRefusal
  | 'not_found'
  | 'number_invalid'
  | 'person_name_invalid'
  | 'holder_differs'
  | 'account_of_another'
  | 'already_added'
  | 'list_full'
  | 'money_held'
  | 'id_used_differently'

/** An account of a bank that is more than one member's. */
export type SharedAccount = {
  readonly members: readonly MemberId[]
  readonly bank: string
  /** Masked. */
  readonly number: string
}

export type Payees = {
  /** What a member may choose from. Invented institutions are none in production. */
  listInstitutions(): Promise<Institution[]>
  list(member: MemberId): Promise<Payee[]>
  /** The name that accounts must be in: the real one, else that of the first account; empty while neither is known. */
  getHolder(member: MemberId, tx?: Transaction): Promise<string>
  /** Adds an account in the own name, for who knows the payment password; not while money is held. The same id adds once. */
  add(asked: NewPayee): Promise<Result<Payee, PayeeRefusal>>
  /** Takes an account off the list; what is on its way to it goes on. */
  remove(member: MemberId, id: string): Promise<Result<undefined, 'not_found'>>
  /** An account on the list of this member. */
  find(source: Pick<Database, 'sql'>, member: MemberId, id: string): Promise<Payee | undefined>
  /** The whole number, for who pays. */
  reveal(payee: Pick<Payee, 'id' | 'sealed'>): string
  /** Other members who have, or had, the same account on their list. */
  listOthers(payee: Payee): Promise<MemberId[]>
  /** Accounts that several members have, had or wanted on their lists. Of the number only its end is told. */
  listShared(): Promise<readonly SharedAccount[]>
  /** The same, of this member with one of these others. */
  listCommon(
    source: Pick<Database, 'sql'>,
    member: string,
    others: readonly string[],
  ): Promise<readonly SharedAccount[]>
  /** Other members who have, had or wanted an account that this one has, had or wanted. */
  listAlike(source: Pick<Database, 'sql'>, member: string): Promise<readonly string[]>
  /** Whether its member ever had another one. */
  hadAnother(payee: Payee): Promise<boolean>
}

export type PayeesDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly secret: string
  readonly production: boolean
  readonly settings: () => Pick<CashierDocument, 'mostPayees' | 'payeeWaitHours'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly members: Pick<Members, 'getRealName'>
  readonly paymentPasswords: Pick<PaymentPasswords, 'check' | 'findHold'>
  readonly support: Pick<Support, 'warn'>
}

const hourMs = 3_600_000
/** The latest of them; nobody looks at more in one go. */
const mostShared = 5_000

/** Accounts to which members withdraw. */
export function createPayees(deps: PayeesDeps): Payees {
  const { db, now, secret, production, settings, wallet, members, paymentPasswords } = deps
  const box = createSecretBox(deriveKey(secret, 'payees'))
  const hashKey = deriveKey(secret, 'payee numbers')
  const hashOf = (institution: string, number: string) =>
    hashToken(hashKey, `${institution} ${number}`)

  async function getHolder(member: MemberId, source: Pick<Database, 'sql'> = db) {
    const realName = await members.getRealName(source, member)
    if (realName !== '') return realName
    // What nobody can be called settles nothing, so that the member can still give the right name.
    return (await store.listHolders(source, member)).find(isPersonName) ?? ''
  }

  /** Told by inbox and mail, because where money can go was changed; of the number only its end is said. */
  async function warn(tx: Transaction, payee: Payee, about: 'payeeAdded' | 'payeeRemoved') {
    const { id, member, institutionName, hint } = payee
    await deps.support.warn(tx, {
      id: `${id} ${about}`,
      member,
      about,
      values: { name: `${institutionName} ${maskedNumber(hint)}`, at: now() },
      link: '/member?m=securityCenter',
    })
  }

  async function add(asked: NewPayee): Promise<Result<Payee, PayeeRefusal>> {
    const institutions = await store.listInstitutions(db, !production)
    const institution = institutions.find(({ code }) => code === asked.institution)
    if (institution === undefined) return refuse('not_found')
    const currency = await wallet.currencyOf(asked.member)
    const number = readNumber(institution.form, asked.number, currency)
    if (!number.ok) return number
    const numberHash = hashOf(institution.code, number.value)
    const known = await store.findPayee(db, asked.id)
    if (known !== undefined) return answerAgain(known, asked, numberHash)
    if (!isPersonName(cleanHolder(asked.holder))) return refuse('person_name_invalid')
    const password = await paymentPasswords.check(asked.member, asked.paymentPassword)
    if (!password.ok) return password
    return await db.transaction((tx) => insert(tx, asked, number.value, numberHash))
  }

  async function insert(
    tx: Transaction,
    asked: NewPayee,
    number: string,
    numberHash: Buffer,
  ): Promise<Result<Payee, PayeeRefusal>> {
    const { id, member, institution } = asked
    await store.takePayeeTurn(tx, member)
    const heldUntil = await paymentPasswords.findHold(tx, member)
    if (heldUntil !== undefined) return refuseHeld(heldUntil)
    const holder = cleanHolder(asked.holder)
    if (!isOwnName(holder, await getHolder(member, tx))) return refuse('holder_differs')
    const { mostPayees, payeeWaitHours } = settings()
    const isNew = (await store.findPayee(tx, id)) === undefined
    const owner = await store.findOwner(tx, numberHash)
    if (isNew && owner !== undefined) {
      if (owner.member !== member) {
        await store.noteTry(tx, {
          numberHash,
          member,
          institution,
          hint: hintOf(number),
          at: now(),
        })
      }
      return refuse(ownerRefusal(owner.member, member))
    }
    if (isNew && (await store.listPayees(tx, member)).length >= mostPayees) {
      return refuse('list_full')
    }
    const addedAt = now()
    const added = await store.insertPayee(tx, {
      id,
      member,
      institution,
      holder,
      holderKey: holderKey(holder),
      sealed: box.seal(number, id),
      numberHash,
      hint: hintOf(number),
      addedAt,
      usableAt: new Date(addedAt.getTime() + payeeWaitHours * hourMs),
    })
    const there = await store.findPayee(tx, id)
    if (added && there !== undefined) {
      await warn(tx, there, 'payeeAdded')
      return ok(there)
    }
    if (there !== undefined) return answerAgain(there, asked, numberHash)
    // Another member added the same account at the same moment.
    return refuse('account_of_another')
  }

  return {
    listInstitutions: async () =>
      (await store.listInstitutions(db, !production)).map(({ code, name, kind }) => ({
        code,
        name,
        kind,
      })),
    list: (member) => store.listPayees(db, member),
    getHolder,
    add,
    async remove(member, id) {
      return await db.transaction(async (tx) => {
        const payee = await store.findPayee(tx, id)
        const removed = await store.removePayee(tx, id, { member, at: now() })
        if (!removed || payee === undefined) return refuse('not_found')
        await warn(tx, payee, 'payeeRemoved')
        return ok()
      })
    },
    async find(source, member, id) {
      const payee = await store.findPayee(source, id)
      return payee?.member === member && payee.removedAt === null ? payee : undefined
    },
    reveal: ({ id, sealed }) => box.open(sealed, id),
    listOthers: async ({ numberHash, member }) =>
      (await store.listOthers(db, numberHash, member)).map((other) => other.member),
    listShared: async () => (await store.listShared(db, mostShared)).map(sharedOf),
    listCommon: async (source, member, others) =>
      others.length === 0 ? [] : (await store.listCommon(source, member, others)).map(sharedOf),
    listAlike: store.listAlike,
    hadAnother: ({ member, id }) => store.hadAnother(db, member, id),
  }
}

function sharedOf({ members, institutionName, hint }: store.SharedRow): SharedAccount {
  return { members, bank: institutionName, number: maskedNumber(hint) }
}

function ownerRefusal(owner: MemberId, member: MemberId) {
  return owner === member ? 'already_added' : 'account_of_another'
}

function answerAgain(
  known: Payee,
  { member, institution, holder }: NewPayee,
  numberHash: Buffer,
): Result<Payee, 'id_used_differently'> {
  const isSame =
    known.member === member &&
    known.institution === institution &&
    known.numberHash.equals(numberHash) &&
    holderKey(known.holder) === holderKey(holder)
  return isSame ? ok(known) : refuse('id_used_differently')
}
