import { randomBytes } from 'node:crypto'
import {
  chanceOfBytes,
  deckDetail,
  deckHash,
  drawDeck,
  slipsOf,
  totalOf,
} from '@baize/games/ticket-deck'
import { chainSalt, commitmentOf } from '@baize/kernel/fair'
import { deriveId, type IdMaker } from '@baize/kernel/ids'
import { ok, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Budgets } from '../budgets/budgets.ts'
import { deckOf, type Campaign, type CampaignId, type Plan, type PlanRefusal } from './campaign.ts'
import { sumClaimed } from './claims.store.ts'
import * as store from './store.ts'

/** Public values that come at fixed moments, as the arcade's tables use them. */
export type TicketBeacon = {
  readonly name: string
  roundAfter(at: Date): number
  timeOf(round: number): Date
  valueOf(round: number, at: Date): Promise<string | undefined>
}

/** Adds a promise to the public list; answers its position. */
export type PublishPromise = (
  tx: Transaction,
  entry: {
    readonly kind: 'deck'
    readonly id: string
    readonly commitment: string
    readonly at: Date
    readonly detail: string
  },
) => Promise<number>

export type PublishingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly box: SecretBox
  readonly beacon: TicketBeacon
  readonly publishPromise: PublishPromise
  readonly budgets: Budgets
  readonly makeId: IdMaker
}

/** From the promise to the reveal. */
export function createPublishing(deps: PublishingDeps) {
  const { db, now, box, beacon, publishPromise, budgets, makeId } = deps
  const chance = chanceOfBytes(randomBytes)

  /**
   * The prizes, their money and the promise of their order are one commit. The order comes of a secret seed and of a
   * public value that nobody knows yet, so that whoever publishes knows no more of it than everybody.
   */
  async function publish(
    tx: Transaction,
    id: CampaignId,
    plan: Plan,
    by: string,
  ): Promise<Result<Campaign, PlanRefusal>> {
    const at = now()
    const cut = deckOf(plan, chance, at)
    if (!cut.ok) return cut
    const prizes = cut.value
    const beaconRound = beacon.roundAfter(at)
    const valueAt = beacon.timeOf(beaconRound)
    const seed = randomBytes(32).toString('hex')
    const total = totalOf(prizes)
    const promise = {
      deck: deckHash(prizes),
      slips: slipsOf(prizes),
      total,
      beacon: beacon.name,
      beaconRound,
    }
    const commitment = commitmentOf(seed)
    const { kind, entry, titles, currency, times, earning, closesAt } = plan
    const transfer = await deriveId('trf', id, 'budget')
    const raised = await budgets.raise(tx, { id: transfer, offer: id, currency, amount: total })
    if (!raised.ok) throw new Error(`The budget of a campaign was refused: ${raised.code}`)
    const detail = deckDetail(promise)
    const position = await publishPromise(tx, { kind: 'deck', id, commitment, at, detail })
    const campaign: Campaign = {
      id,
      kind,
      entry,
      titles,
      currency,
      times,
      earning,
      closesAt,
      prizes,
      commitment,
      position,
      ...promise,
      // Nobody draws before the public value is out.
      opensAt: plan.opensAt > valueAt ? plan.opensAt : valueAt,
      sealedSeed: box.seal(seed, id),
      beaconValue: '',
      publishedAt: at,
      publishedBy: by,
      revealed: '',
      closedAt: null,
      closedBy: '',
      closedFor: '',
    }
    await store.insertCampaign(tx, campaign)
    return ok(campaign)
  }

  /** Lays the slips once the public value is out; answers the campaign as it then stands. */
  async function draw(campaign: Campaign): Promise<Campaign> {
    const { id, beaconRound, beaconValue, closedAt } = campaign
    const at = now()
    if (beaconValue !== '' || closedAt !== null || at < beacon.timeOf(beaconRound)) return campaign
    // A value of a beacon that was changed for another does not come any more.
    if (campaign.beacon !== beacon.name) return campaign
    const value = await beacon.valueOf(beaconRound, at)
    if (value === undefined) return campaign
    return await db.transaction(async (tx) => {
      const present = await store.lockCampaign(tx, id)
      if (present === undefined || present.beaconValue !== '' || present.closedAt !== null) {
        return present ?? campaign
      }
      const seed = box.open(present.sealedSeed, id)
      const salt = chainSalt(present.commitment, value)
      await store.setDrawn(tx, id, { value, slips: drawDeck(present.prizes, { seed, salt }) })
      return { ...present, beaconValue: value }
    })
  }

  /** Ends it: what nobody drew goes back from its budget, and the seed is told. */
  async function close(
    tx: Transaction,
    id: CampaignId,
    ended: { readonly by: string; readonly reason: string },
  ): Promise<Campaign | undefined> {
    const campaign = await store.lockCampaign(tx, id)
    if (campaign === undefined || campaign.closedAt !== null) return undefined
    const left = campaign.total - (await sumClaimed(tx, id))
    if (left > 0n) {
      const { currency } = campaign
      const transfer = await deriveId('trf', id, 'closed')
      const lowered = await budgets.lower(tx, { id: transfer, offer: id, currency, amount: left })
      if (!lowered.ok) throw new Error('A campaign has less than its slips come to')
    }
    const seed = box.open(campaign.sealedSeed, id)
    await store.closeCampaign(tx, id, { at: now(), ...ended, seed })
    return await store.findCampaign(tx, id)
  }

  /** A prize that was drawn and not played through comes back to the budget, and from there to the house. */
  async function giveBack(tx: Transaction, id: CampaignId): Promise<boolean> {
    const campaign = await store.lockCampaign(tx, id)
    if (campaign === undefined) return false
    const { currency, closedAt, total } = campaign
    const drawable = closedAt === null ? total - (await sumClaimed(tx, id)) : 0n
    const amount = (await budgets.stateOf(id, currency, tx)).left - drawable
    if (amount <= 0n) return false
    const transfer = makeId('trf')
    return (await budgets.lower(tx, { id: transfer, offer: id, currency, amount })).ok
  }

  return {
    publish,
    giveBack,
    check(plan: Plan): Result<undefined, PlanRefusal> {
      const cut = deckOf(plan, chance, now())
      return cut.ok ? ok() : cut
    },
    draw,
    close,
  }
}
