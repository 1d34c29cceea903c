import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type {
  listTeamBets,
  listTeamEntries,
  listTeamMoney,
} from '@baize/contract/agents/team-records'
import { call } from '../../../shared/api.ts'

export type TeamBets = ReplyOf<typeof listTeamBets>
export type AskedBets = Omit<InputOf<typeof listTeamBets>, 'cursor' | 'limit'>
export type AskedMoney = Omit<InputOf<typeof listTeamMoney>, 'cursor' | 'limit'>
export type AskedEntries = Omit<InputOf<typeof listTeamEntries>, 'cursor' | 'limit'>

const pageSize = 20
const pages = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
  staleTime: 0,
  placeholderData: keepPreviousData,
} as const

type Page = { readonly cursor: string; readonly limit?: number; readonly signal: AbortSignal }

const pageOf = ({ cursor, limit = pageSize }: Page) => ({ limit, ...(cursor !== '' && { cursor }) })

export const readBets = (asked: AskedBets, page: Page) =>
  call(calls.listTeamBets, { ...asked, ...pageOf(page) }, page)
export const readMoney = (asked: AskedMoney, page: Page) =>
  call(calls.listTeamMoney, { ...asked, ...pageOf(page) }, page)
export const readEntries = (asked: AskedEntries, page: Page) =>
  call(calls.listTeamEntries, { ...asked, ...pageOf(page) }, page)

export const betsQuery = (asked: AskedBets) =>
  infiniteQueryOptions({
    queryKey: ['own', 'team bets', asked],
    queryFn: ({ signal, pageParam: cursor }) => readBets(asked, { cursor, signal }),
    ...pages,
  })

export const moneyQuery = (asked: AskedMoney) =>
  infiniteQueryOptions({
    queryKey: ['own', 'team money', asked],
    queryFn: ({ signal, pageParam: cursor }) => readMoney(asked, { cursor, signal }),
    ...pages,
  })

export const entriesQuery = (asked: AskedEntries) =>
  infiniteQueryOptions({
    queryKey: ['own', 'team entries', asked],
    queryFn: ({ signal, pageParam: cursor }) => readEntries(asked, { cursor, signal }),
    ...pages,
  })
