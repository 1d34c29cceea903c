import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { Reward } from '@baize/contract/promotions/rewards'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../../platform/database/database.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { GrantId, MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Abuse } from '../abuse/abuse.ts'
import type { Appeals } from '../gifts/gifts.ts'
import type { Debts } from '../debts/debts.ts'
import { shownAs, type Grant, type Grants, type GrantState } from '../grants/grants.ts'
import type { StandsFor } from '../grants/grants.ts'
import type { Offers } from '../offers/offers.ts'
import { listBets, listCounted, type CountedBet } from '../requirements/count.ts'
import { readTitles, sourceOf } from './titles.ts'

export { createBonds } from './before-withdrawal.ts'
export { createRewardsRecords } from './record.ts'

/** What is counted in ten-thousandths, in whole units: what still has to be bet is never shown as less than it is. */
const unit = 10_000n
const wholeUp = (sum: bigint) => (sum + unit - 1n) / unit

const noGrants: readonly GrantId[] = []

export const rewardViews = {
  claimable: ['issued'],
  running: ['applying', 'queued', 'active', 'settling'],
  over: ['rejected', 'lapsed', 'claimed', 'completed', 'busted', 'forfeited', 'expired', 'revoked'],
} as const satisfies Record<string, readonly GrantState[]>

type Deps = {
  readonly db: Database
  readonly grants: Pick<Grants, 'find' | 'list' | 'listSteps' | 'listStanding' | 'listQueued'>
  readonly offers: Pick<Offers, 'documentsOf'>
  readonly wallet: Pick<Wallet, 'getState'>
  readonly wagers: Pick<Wagers, 'sumOpen'>
  readonly holdOf: Abuse['holdOf']
  readonly endOf: Appeals['find']
  readonly debts: Pick<Debts, 'list'>
}

/** What members were given, as they read it. */
export function createRewards({ db, grants, offers, wallet, wagers, holdOf, endOf, debts }: Deps) {
  async function show(all: readonly Grant[], language: Language): Promise<Reward[]> {
    const [documents, titleOf, stands] = await Promise.all([
      offers.documentsOf(all),
      readTitles(db, all),
      standingOf(all),
    ])
    return all.map((grant) => {
      const document = documents.get(`${grant.offer} ${grant.version}`)
      const left = grant.asks - grant.done
      return {
        id: grant.id,
        from: sourceOf(grant),
        offer: document === undefined ? '' : grant.offer,
        title: titleOf(grant, language),
        art: document?.art ?? '',
        version: grant.version,
        source: grant.source,
        status: shownAs(grant.state),
        state: grant.state,
        mode: grant.mode,
        currency: grant.currency,
        amount: String(grant.amount),
        asks: String(wholeUp(grant.asks)),
        counted: String(wholeUp(grant.asks) - wholeUp(left)),
        left: String(wholeUp(left)),
        released: String(grant.released),
        givenAt: grant.givenAt.toISOString(),
        claimUntil: textOf(grant.claimUntil),
        activatedAt: textOf(grant.activatedAt),
        endsAt: textOf(grant.endsAt),
        overAt: textOf(grant.overAt),
        stands: stands.get(grant.id) ?? null,
      }
    })
  }

  /** Whose time stands still; what is over has none. */
  async function standingOf(all: readonly Grant[]) {
    const open = all.filter(({ overAt }) => overAt === null)
    const [first] = open
    if (first === undefined) return new Map<GrantId, StandsFor>()
    return await grants.listStanding(
      first.member,
      open.filter(({ member }) => member === first.member).map(({ id }) => id),
    )
  }

  async function detail(member: MemberId, id: string, language: Language) {
    const grant = await grants.find(id)
    if (grant === undefined || grant.member !== member) return undefined
    const [shown, steps] = await Promise.all([explain(grant, language), grants.listSteps(grant.id)])
    // Who of the house did it is the house's own matter.
    const seen = steps.map(({ at, state, by, reason }) => ({
      at: at.toISOString(),
      state,
      by: by === 'member' ? 'member' : 'house',
      reason,
    }))
    return shown && { ...shown, steps: seen }
  }

  /** The same for operators, with who did each step and the movement of money that went with it. */
  async function deskDetail(id: string, language: Language) {
    const grant = await grants.find(id)
    if (grant === undefined) return undefined
    const [shown, steps] = await Promise.all([explain(grant, language), grants.listSteps(grant.id)])
    return (
      shown && {
        ...shown,
        steps: steps.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
      }
    )
  }

  /** What counted and in which bets, as of one moment. */
  const countedOf = (known: Grant) =>
    db.transaction(
      async (tx) => ({
        grant: (await grants.find(known.id, tx)) ?? known,
        counted: await listCounted(tx, known.id),
      }),
      { isolation: 'repeatable read' },
    )

  async function explain(known: Grant, language: Language) {
    const { grant, counted } = await countedOf(known)
    const [reward] = await show([grant], language)
    if (reward === undefined) return undefined
    const [state, open, hold, end, [owed], queue] = await Promise.all([
      wallet.getState(grant.member),
      wagers.sumOpen(db, grant.id),
      holdOf(grant.id),
      endOf(grant.id),
      debts.list([grant.id]),
      grant.state === 'queued' ? grants.listQueued(grant.member) : noGrants,
    ])
    const own = state.pockets.find(({ pocket }) => pocket === `bonus:${grant.id}`)?.amount ?? 0n
    const { maxBet, maxWin, isSticky, weights } = grant.terms
    return {
      reward,
      pocket: String(own),
      open: { bets: open.bets, stake: String(open.stake) },
      countedIn: counted.map(({ bet, counted: sum, ...one }) => ({
        ...one,
        bet: String(bet),
        counted: String(sum / unit),
      })),
      maxBet: maxBet === null ? null : String(maxBet),
      maxWin: maxWin === null ? null : String(maxWin),
      isSticky,
      endsByWithdrawal: grant.terms.endsByWithdrawal === true,
      excluded: gameCategories.filter(
        (name) => name !== 'HOT' && (weights.categories[name] ?? weights.default) === 0,
      ),
      ifStopped: ifStopped(grant, own, state.balance - bonusOf(state.pockets)),
      hold:
        hold === undefined
          ? null
          : {
              until: hold.until.toISOString(),
              reason: hold.reason,
              appeal: hold.appeal,
              outcome: hold.outcome,
              answer: hold.decidedReason ?? '',
            },
      ended:
        end === undefined
          ? null
          : {
              reason: end.reason,
              mayAppeal: end.mayAppeal,
              appeal: end.appeal,
              outcome: end.outcome,
              answer: end.decidedReason ?? '',
            },
      owed: owed ? { held: String(owed.held), until: owed.until.toISOString() } : null,
      before: queue.includes(grant.id) ? queue.indexOf(grant.id) : null,
      why: Object.entries(grant.why).map(([name, value]) => ({
        name: name.slice(0, 60),
        value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200),
      })),
    }
  }

  return {
    show,
    detail,
    deskDetail,
    async list(
      member: MemberId,
      page: { below?: string | undefined; limit: number; view: string },
    ) {
      const states = page.view in rewardViews ? rewardViews[page.view as 'over'] : undefined
      return await grants.list(member, {
        below: page.below,
        limit: page.limit,
        ...(states === undefined ? {} : { states }),
      })
    },
    async listBets(
      member: MemberId,
      id: string,
      page: { below?: readonly [string, number] | undefined; limit: number },
    ): Promise<CountedBet[] | undefined> {
      const grant = await grants.find(id)
      if (grant === undefined || grant.member !== member) return undefined
      return await listBets(db, grant.id, page)
    },
  }
}

export type Rewards = ReturnType<typeof createRewards>

/** What giving it up now leaves, and what it costs. */
function ifStopped(grant: Grant, pocket: bigint, cash: bigint) {
  const { mode, amount, state } = grant
  if (mode === 'pocket') {
    const isOpen = state === 'active' || state === 'settling'
    const givesUp = isOpen ? pocket : state === 'queued' || state === 'issued' ? amount : 0n
    return { keeps: String(cash), givesUp: String(givesUp) }
  }
  // Of cash that was given with a lock, what is there of it goes back.
  const taken = state !== 'active' ? 0n : cash < amount ? cash : amount
  return { keeps: String(cash - taken), givesUp: String(taken) }
}

const bonusOf = (pockets: readonly { readonly pocket: string; readonly amount: bigint }[]) =>
  pockets.reduce((sum, { pocket, amount }) => (pocket.startsWith('bonus') ? sum + amount : sum), 0n)

const textOf = (at: Date | null) => at?.toISOString() ?? null
