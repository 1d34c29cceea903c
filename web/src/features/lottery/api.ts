import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { lotteryPages, type LotteryVendor } from '@baize/contract/lottery/lottery-names'
import type { buyChase as buyChaseCall } from '@baize/contract/lottery/lottery-chases'
import type { InputOf } from '@baize/contract/endpoint'
import type { ShownLottery } from '@baize/contract/lottery/lottery-parts'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { textsStore } from '@baize/texts/browser'
import { call, queryClient, serverNow } from '../../shared/api.ts'
import { onSocketEvent } from '../../shared/socket.ts'
import type { SlipLine } from './slip/slip.ts'

const root = ['lottery'] as const

/** Whether the lotteries of a vendor stand on a page. */
export const isAt = (path: string, vendor: LotteryVendor) => lotteryPages[vendor] === path

export const lotteriesQuery = queryOptions({
  queryKey: [...root, 'list'],
  queryFn: ({ signal }) =>
    call(calls.listLotteries, { language: textsStore.language() }, { signal }),
  // The line tells of each draw; without it the page looks by itself.
  staleTime: 5_000,
  refetchInterval: 15_000,
})

export const playTableQuery = (lottery: string) =>
  queryOptions({
    queryKey: [...root, 'plays', lottery],
    queryFn: ({ signal }) => call(calls.getPlayTable, { lottery }, { signal }),
    staleTime: 60_000,
  })

export type ResultsAsked = {
  readonly day?: string
  readonly number?: string
  readonly limit: number
}

export const resultsQuery = (lottery: string, asked: ResultsAsked) =>
  queryOptions({
    queryKey: [...root, 'results', lottery, asked],
    queryFn: ({ signal }) => call(calls.listLotteryResults, { lottery, ...asked }, { signal }),
    staleTime: 10_000,
  })

export const ownTicketsQuery = (lottery: string) =>
  queryOptions({
    queryKey: [...root, 'tickets', lottery],
    queryFn: ({ signal }) => call(calls.listLotteryTickets, { lottery, limit: 10 }, { signal }),
    staleTime: 5_000,
  })

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'ticket', id],
    queryFn: ({ signal }) => call(calls.getLotteryTicket, { id }, { signal }),
  })

/** All that a draw was made of, and the part of the public list in which its chain stands. */
export async function getProof(issue: string) {
  const proof = await call(calls.getDrawProof, { issue })
  const cursor = proof.position > 1 ? { cursor: String(proof.position - 2) } : {}
  const { list } = await call(calls.listCommitments, { ...cursor, limit: 100 })
  return { proof, entries: list }
}

export const chasesQuery = (lottery: string) =>
  queryOptions({
    queryKey: [...root, 'chases', lottery],
    queryFn: ({ signal }) => call(calls.listChases, { lottery, limit: 10 }, { signal }),
    staleTime: 5_000,
  })

export const chaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, 'chases', 'one', id],
    queryFn: ({ signal }) => call(calls.getChase, { id }, { signal }),
    staleTime: 5_000,
  })

/** The issue on sale and those after it. */
export const issuesQuery = (lottery: string, limit: number) =>
  queryOptions({
    queryKey: [...root, 'issues', lottery, limit],
    queryFn: ({ signal }) => call(calls.listLotteryIssues, { lottery, limit }, { signal }),
    staleTime: 10_000,
  })

export type Buying = {
  readonly issue: string
  readonly version: number
  readonly tickets: readonly SlipLine[]
}

export type ChaseBuying = InputOf<typeof buyChaseCall>

export const buyTickets = ({ issue, version, tickets }: Buying) =>
  call(calls.buyLotteryTickets, { issue, version, tickets: [...tickets] })

export const cancelTicket = (id: string) => call(calls.cancelLotteryTicket, { id })

export const buyChase = (asked: ChaseBuying) => call(calls.buyChase, asked)
export const stopChase = (id: string) => call(calls.stopChase, { id })

const makeId = createIdMaker({ now: () => new Date(serverNow()), randomBytes: systemRandomBytes })
export const newTicketId = () => makeId('ltk')
export const newChaseId = () => makeId('lch')

export const askAgain = (...parts: readonly string[]) =>
  queryClient.invalidateQueries({ queryKey: [...root, ...parts] })

/** What is closed and drawn comes over the line: then the page asks for what is sold next. */
export function followDraws(lottery: string): () => void {
  return onSocketEvent((event) => {
    if (event.kind === 'lottery.closed' || event.kind === 'lottery.drawn') {
      void askAgain('list')
      void askAgain('issues')
      if (event.kind === 'lottery.drawn' && event.lottery === lottery) void askAgain('results')
    }
    if (event.kind === 'lottery.settled') {
      void askAgain('tickets')
      void askAgain('ticket')
      void askAgain('chases')
    }
  })
}

export type { ShownLottery }
