import type { ReplyOf } from '@baize/contract/endpoint'
import type { listTeamBets } from '@baize/contract/agents/team-records'
import { isId } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import type { DaySpan } from '@baize/kernel/day-span'
import type { Reach, TeamRecords } from '../../agents/agents.ts'
import type { Members } from '../../identity/identity.ts'
import type { Wager, WagerAsk, WagerId, Wagers } from '../../wagers/wagers.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import { createShowBet, optional, type BetsDeps } from '../bets.ts'

export type WantedTeamBets = Omit<WagerAsk, 'from' | 'until'> & {
  readonly caller: MemberId
  /** Somebody of the team; the caller when absent. */
  readonly of: MemberId
  readonly isDeep: boolean
  readonly span: DaySpan
  readonly language: Language
  readonly cursor?: string
  readonly limit: number
}

export type TeamBetsDeps = Pick<BetsDeps, 'catalogue' | 'recallUrlOf'> & {
  readonly team: Pick<TeamRecords, 'listJoined' | 'pickJoined' | 'sumPlayed'>
  readonly wagers: Pick<Wagers, 'listOfSome' | 'look' | 'listByIds' | 'sumRecord'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly members: Pick<Members, 'list'>
  readonly db: Parameters<Members['list']>[0]
  /** So many are asked for by name; a larger team is picked out of what everybody staked. */
  readonly mostNamed?: number
  /** So many wagers of everybody are looked at in one go, and so often for one page. */
  readonly stretch?: { readonly size: number; readonly most: number }
}

type Found = {
  readonly wagers: readonly Wager[]
  readonly next: string | null
  readonly isCut: boolean
}

/**
 * The bets of a team. A small one is read by the index of its members, each as far as a page reaches. A large one is
 * found in what everybody staked, from the newest back, whose members are held against the team some thousand at once;
 * how much is looked through for one page is bounded, whatever the size of team and brand.
 */
export function createTeamBets(deps: TeamBetsDeps) {
  const { team, wagers, wallet, members, db } = deps
  const { mostNamed = 500, stretch = { size: 2_000, most: 10 } } = deps
  const show = createShowBet(deps)

  async function findNamed(
    whose: Parameters<Wagers['listOfSome']>[0],
    ask: WagerAsk,
    below: WagerId | undefined,
    limit: number,
  ): Promise<Found> {
    const found = await wagers.listOfSome(whose, {
      ...ask,
      ...optional({ below }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { wagers: page, next, isCut: false }
  }

  /** Stretch by stretch, until the page is full, the span is over, or it is enough for one call. */
  async function findAmongAll(
    reach: Reach,
    ask: WagerAsk,
    below: WagerId | undefined,
    limit: number,
  ): Promise<Found> {
    const page: { readonly id: WagerId; readonly at: Date }[] = []
    let from = below
    for (let turn = 0; turn < stretch.most; turn += 1) {
      const seen = await wagers.look({ ...ask, ...optional({ below: from }), limit: stretch.size })
      const ids = [...new Set(seen.fitting.map(({ member }) => member))]
      const joined = ids.length === 0 ? new Map() : await team.pickJoined(reach, ids)
      for (const one of seen.fitting) {
        const since = joined.get(one.member) as Date | undefined
        if (since === undefined || one.at < since) continue
        page.push(one)
        if (page.length > limit) {
          const shown = page.slice(0, limit)
          return {
            wagers: await wagers.listByIds(shown),
            next: shown.at(-1)?.id ?? null,
            isCut: false,
          }
        }
      }
      if (seen.isEnd) return { wagers: await wagers.listByIds(page), next: null, isCut: false }
      from = seen.last
    }
    return { wagers: await wagers.listByIds(page), next: from ?? null, isCut: true }
  }

  async function find(wanted: WantedTeamBets): Promise<Found> {
    const { caller, of, isDeep, span, cursor, limit, product, vendor, state, number } = wanted
    const ask = { ...span, ...optional({ product, vendor, state, number }) }
    const below = isId('wgr', cursor) ? cursor : undefined
    const own =
      of === caller ? [] : [...(await team.pickJoined({ agent: caller, isDeep: true }, [of]))]
    const alone = own.map(([member, since]) => ({ member: member as MemberId, since }))
    if (of !== caller && !isDeep) return await findNamed(alone, ask, below, limit)
    const reach = { agent: of, isDeep }
    const joined = await team.listJoined(reach, mostNamed + 1)
    if (joined.length <= mostNamed) {
      return await findNamed([...alone, ...joined], ask, below, limit)
    }
    return await findAmongAll(reach, ask, below, limit)
  }

  /** Whole teams are kept by day, and one member is added up; for all else the page adds up what it shows. */
  async function sum({ caller, of, isDeep, span, ...wanted }: WantedTeamBets) {
    const { product, vendor, state, number } = wanted
    const isPlain = [product, vendor, state, number].every((one) => one === undefined)
    if (!isPlain || !isDeep || of !== caller) return null
    const currency = await wallet.currencyOf(caller)
    const { bets, stake, validBet, payout } = await team.sumPlayed(of, span, currency)
    return {
      bets,
      stake: String(stake),
      validBet: String(validBet),
      net: String(payout - stake),
    }
  }

  return async (
    wanted: WantedTeamBets,
  ): Promise<Omit<ReplyOf<typeof listTeamBets>, 'zone' | 'from' | 'to'>> => {
    const [found, totals, currency] = await Promise.all([
      find(wanted),
      sum(wanted),
      wallet.currencyOf(wanted.caller),
    ])
    const people = await members.list(db, [...new Set(found.wagers.map(({ member }) => member))])
    return {
      currency,
      totals,
      next: found.next,
      isCut: found.isCut,
      items: found.wagers.map((wager) => ({
        ...show(wager, wanted.language),
        member: {
          id: wager.member,
          account: people.get(wager.member)?.account ?? wager.member,
        },
      })),
    }
  }
}
