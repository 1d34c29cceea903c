import { longestComment, mostApplicationPictures } from '@baize/contract/promotions/promotions'
import type { SocketEvent } from '@baize/contract/events'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { createTurns, redraw, type PictureRefusal } from '../../../platform/pictures.ts'
import type { Audit, AuditActions } from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import type { Offers, TakeRefusal } from '../offers/offers.ts'
import {
  createAnswering,
  type Answer,
  type AnsweringDeps,
  type AnswerRefusal,
} from './answering.ts'
import * as store from './store.ts'
import type { ApplicationPage, StoredApplication } from './store.ts'

export type { ApplicationState, StoredApplication } from './store.ts'

export type ApplyWish = {
  readonly id: string
  readonly offer: string
  readonly version: number
  readonly member: MemberId
  readonly account: string
  readonly comment: string
  /** How many pictures follow. */
  readonly pictures?: number | undefined
}

export type AddedPicture = {
  readonly id: string
  readonly member: MemberId
  readonly place: number
  readonly picture: Uint8Array
}

export type Applications = {
  /** Asks for what an offer gives: as much is set aside until somebody answers. The same id asks once. */
  apply(
    wish: ApplyWish,
  ): Promise<
    Result<
      StoredApplication,
      TakeRefusal | 'text_too_long' | 'application_empty' | 'id_used_differently'
    >
  >
  addPicture(
    added: AddedPicture,
  ): Promise<Result<undefined, 'not_found' | 'id_used_differently' | PictureRefusal>>
  /**
   * Says yes or no, with a reason that the member reads. Above what one person may give alone a yes waits for a second, and the
   * application as it was is the answer.
   */
  answer(id: string, given: Answer): Promise<Result<StoredApplication, AnswerRefusal>>
  /** The yeses that wait for a second person, by the application. */
  listAsked(): Promise<ReadonlyMap<string, string>>
  listOfMember(member: MemberId, offer: string): Promise<StoredApplication[]>
  list(page: ApplicationPage): Promise<StoredApplication[]>
  countWaiting(): Promise<number>
  find(id: string): Promise<StoredApplication | undefined>
  listPictures(id: string): Promise<Buffer[]>
  amountsOf(applications: readonly StoredApplication[]): Promise<ReadonlyMap<string, Grant>>
}

const actions = {
  'application.issued': 'promotions-desk.actionApplicationIssued',
  'application.rejected': 'promotions-desk.actionApplicationRejected',
} as const satisfies AuditActions

type Deps = {
  readonly audit: Pick<Audit, 'open'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly grants: AnsweringDeps['grants'] & Pick<Grants, 'takeTurn'>
  readonly offers: AnsweringDeps['offers'] & Pick<Offers, 'takeWithin'>
} & Omit<AnsweringDeps, 'audit' | 'changed' | 'grants' | 'offers'>

/** Pictures follow their application at once; a slow line and a second try have their time. */
const joiningMs = 30 * 60_000
const widest = 1600

/** What members ask for, with what they show for it, and how it is answered. */
export function createApplications(deps: Deps): Applications {
  const { db, now, publish, grants, offers, tell } = deps
  const inTurn = createTurns()
  const audit = deps.audit.open(actions)
  const changed = (tx: Transaction) =>
    tx.afterCommit(() => publish('desk', { kind: 'queue.changed', queue: 'applications' }))

  async function apply({
    id,
    offer,
    version,
    member,
    account,
    comment: given,
    pictures = 0,
  }: ApplyWish) {
    const comment = given.trim()
    if ([...comment].length > longestComment) return refuse('text_too_long')
    if (comment === '' && pictures === 0) return refuse('application_empty')
    const again = (known: StoredApplication) =>
      known.member === member && known.offer === offer && known.comment === comment
        ? ok(known)
        : refuse('id_used_differently')
    const before = await store.find(db, id)
    if (before !== undefined) return again(before)
    return await db.transaction(async (tx) => {
      await grants.takeTurn(tx, member)
      const known = await store.find(tx, id)
      if (known !== undefined) return again(known)
      const wish = { member, offer, version, kind: 'apply', state: 'applying' } as const
      const taken = await offers.takeWithin(tx, wish)
      if (!taken.ok) return taken
      const grant = taken.value.id
      await store.insert(tx, { id, offer, version, member, account, grant, at: now(), comment })
      changed(tx)
      tell(tx, member)
      const stored = await store.find(tx, id)
      if (stored === undefined) throw new Error('An application was gone a moment later')
      return ok(stored)
    })
  }

  function mayJoin(sent: StoredApplication | undefined, { member, place }: AddedPicture): boolean {
    if (sent === undefined || sent.member !== member || sent.state !== 'applying') return false
    return place <= mostApplicationPictures && now().getTime() - sent.at.getTime() <= joiningMs
  }

  async function addPicture(added: AddedPicture) {
    const { id, place, picture } = added
    if (!mayJoin(await store.find(db, id), added)) return refuse('not_found')
    // Drawing takes long and nobody's turn: the transaction begins after it.
    const drawn = await inTurn(() =>
      redraw(picture, (image) =>
        image.resize(widest, widest, { fit: 'inside', withoutEnlargement: true }),
      ),
    )
    if (!drawn.ok) return drawn
    const { webp } = drawn.value
    return await db.transaction(async (tx) => {
      if (!mayJoin(await store.lock(tx, id), added)) return refuse('not_found')
      const known = await store.findPicture(tx, id, place)
      if (known !== undefined) return known.equals(webp) ? ok() : refuse('id_used_differently')
      await store.insertPicture(tx, id, place, webp)
      changed(tx)
      return ok()
    })
  }

  const { answer, listAsked } = createAnswering({ ...deps, audit, changed })

  return {
    apply,
    addPicture,
    answer,
    listAsked,
    listOfMember: (member, offer) => store.listOfMember(db, member, offer),
    list: (page) => store.list(db, page),
    countWaiting: () => store.countWaiting(db),
    find: (id) => store.find(db, id),
    listPictures: (id) => store.listPictures(db, id),
    async amountsOf(all) {
      const found = await Promise.all(
        all.map(async (one) => [one.id, await grants.find(one.grant)] as const),
      )
      return new Map(
        found.flatMap(([id, grant]) => (grant === undefined ? [] : [[id, grant] as const])),
      )
    },
  }
}
