import * as calls from '@baize/contract/lottery/lottery-desk'
import type { LotteryVendor } from '@baize/contract/lottery/lottery-names'
import { findPlay } from '@baize/games/lottery/lottery'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { fullNameOf, operatorOf } from '../../system/system.ts'
import { createNames, type RouteDeps } from '../naming.ts'
import type { Lottery, LotteryShown } from '../lottery.ts'
import { showResult } from '../shape.ts'
import type { DeskIssue, LotteryDesk } from './desk.ts'

export type DeskCalls = {
  readonly http: Http
  readonly lottery: Pick<
    Lottery,
    'list' | 'find' | 'findIssue' | 'exposureOf' | 'tableOf' | 'clock'
  >
  readonly desk: LotteryDesk
  readonly zone: () => string
  readonly catalogue: RouteDeps['catalogue']
}

/** The calls of operators. */
export function serveLotteryDesk({ http, lottery, desk, zone, catalogue }: DeskCalls): void {
  const nameOf = createNames({ catalogue })
  serve(http, calls.listDeskLotteries, async (_input, { language }) => {
    const [all, made, at] = await Promise.all([lottery.list(), desk.countMade(), lottery.clock()])
    const list = all.map((one) => ({
      ...showLottery(one, made.get(one.id) ?? 0),
      title: nameOf(one, language).title,
    }))
    return ok({ serverTime: at.toISOString(), zone: zone(), list })
  })

  serve(http, calls.listDeskIssues, async ({ lottery: id }, call) => {
    if (id !== undefined && (await lottery.find(id)) === undefined) return refuse('not_found')
    const [issues, at] = await Promise.all([desk.listIssues(id), lottery.clock()])
    const caller = fullNameOf(operatorOf(call))
    return ok({
      serverTime: at.toISOString(),
      list: issues.map((one) => showIssue(one, caller, at)),
    })
  })

  serve(http, calls.getIssueExposure, async ({ id, play }) => {
    const issue = await lottery.findIssue(id)
    const of = issue && (await lottery.find(issue.lottery))
    if (issue === undefined || of === undefined) return refuse('not_found')
    const { ofIssue } = lottery.tableOf(of)
    const [list, at] = await Promise.all([lottery.exposureOf(issue, play), lottery.clock()])
    return ok({ serverTime: at.toISOString(), list: list.map((one) => showExposure(one, ofIssue)) })
  })

  serve(http, calls.enterLotteryResult, async ({ id, draw, reason }, call) => {
    const entered = await desk.enter(id, draw, { by: operatorOf(call), reason })
    return entered.ok ? ok({ outcome: entered.value }) : entered
  })

  serve(http, calls.voidLotteryIssue, async ({ id, reason }, call) => {
    const asked = await desk.askVoid(id, { by: operatorOf(call), reason })
    return asked.ok ? ok({ approval: asked.value }) : asked
  })

  serve(http, calls.openLottery, async ({ id, isOpen, reason }, call) => {
    const done = await desk.setOpen(id, isOpen, { by: operatorOf(call), reason })
    return done.ok ? ok({ approval: done.value }) : done
  })
}

function showLottery(one: LotteryShown, made: number): Omit<calls.DeskLottery, 'title'> {
  const { id, family, vendor, source, schedule, isOpen } = one
  const { draws, weekdays, holidays, closesBefore, opensBefore } = schedule
  return {
    id,
    family,
    vendor: vendor as LotteryVendor,
    source,
    schedule: {
      draws: 'at' in draws ? { at: [...draws.at] } : draws,
      weekdays: [...weekdays],
      holidays: [...holidays],
      closesBefore,
      opensBefore,
    },
    isOpen,
    made,
  }
}

type Limits = ReturnType<Lottery['tableOf']>['ofIssue']

function showExposure(
  { currency, plays, numbers, ...all }: Awaited<ReturnType<Lottery['exposureOf']>>[number],
  limits: Limits,
): calls.IssueExposure {
  const mostOf = (kind: keyof NonNullable<Limits>) => limits?.[kind][currency] ?? null
  const sums = (one: { tickets: number; stake: bigint; worst: bigint }) => ({
    tickets: one.tickets,
    stake: String(one.stake),
    worst: String(one.worst),
  })
  const nameOf = (play: string) => findPlay(play)?.name ?? play
  return {
    currency: currency as calls.IssueExposure['currency'],
    ...sums(all),
    most: mostOf('issue'),
    plays: plays.map(({ play, ...one }) => ({
      play,
      name: nameOf(play),
      ...sums(one),
      most: mostOf('play'),
    })),
    numbers: numbers.map(({ play, number, ...one }) => ({
      play,
      name: nameOf(play),
      number: number.slice(0, 100),
      ...sums(one),
      most: mostOf('number'),
    })),
  }
}

function showIssue({ issue, sold, entered }: DeskIssue, caller: string, at: Date): calls.DeskIssue {
  return {
    ...showResult(issue, at),
    source: issue.chain === null ? 'outside' : 'own',
    sales: sold.map(({ currency, tickets, members, stake, payout }) => ({
      currency,
      tickets,
      members,
      stake: String(stake),
      payout: String(payout),
    })),
    entered: entered
      ? { by: entered.by, at: entered.at.toISOString(), byCaller: entered.by === caller }
      : null,
    beacon: issue.beacon,
    beaconRound: issue.beaconRound,
  }
}
