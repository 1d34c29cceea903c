import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getMissionSummaryDetails } from '@baize/contract/promotions/missions'
import { call, queryClient } from '../../shared/api.ts'
import { onSocketEvent } from '../../shared/socket.ts'

export type MissionSummary = ReplyOf<typeof getMissionSummaryDetails>

const root = ['own', 'missions'] as const
/** Others play meanwhile: a board is asked for again while somebody looks. */
const againMs = 10_000

export const missionsQuery = queryOptions({
  queryKey: [...root, 'list'],
  queryFn: ({ signal }) => call(calls.getMissionSummaryDetails, {}, { signal }),
  staleTime: 5_000,
  refetchInterval: 30_000,
})

/** The running period of a board, or one before. */
export const boardQuery = (board: string, label: string) =>
  queryOptions({
    queryKey: [...root, 'board', board, label],
    queryFn: ({ signal }) =>
      call(
        calls.getMissionLeaderboard,
        { ...(board !== '' && { board }), ...(label !== '' && { label }) },
        { signal },
      ),
    staleTime: 5_000,
    refetchInterval: againMs,
  })

const askAgain = () => queryClient.invalidateQueries({ queryKey: root })

/** Answers what was paid. */
export async function claimStep(mission: string, label: string, step: number): Promise<string> {
  const { amount } = await call(calls.claimMissionReward, { mission, label, step })
  await askAgain()
  return amount
}

export async function signCard(): Promise<string> {
  const { amount } = await call(calls.signMissionCard, {})
  await askAgain()
  return amount
}

export async function hideName(hidden: boolean): Promise<void> {
  await call(calls.hideBoardName, { hidden })
  await askAgain()
}

/** What was reached meanwhile is seen without asking. */
export function followMissions(): () => void {
  return onSocketEvent(({ kind }) => {
    if (kind === 'rewards.changed') void askAgain()
  })
}
