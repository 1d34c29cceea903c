import { useEffect, useState, type ReactNode } from 'react'
import { calls } from 'virtual:contract'
import type { ArcadeRound, RecalledRound } from '@baize/contract/arcade/arcade'
import type { SharedState } from '@baize/contract/arcade/shared-table'
import { useText } from '@baize/texts/use-text'
import { call } from '../api.ts'
import { LastRounds } from '../last-rounds.tsx'
import { RoundRecord } from '../round-record.tsx'
import { useTable } from '../table.tsx'
import { sharedShownOf } from './as-round.ts'

type Known = Pick<SharedState, 'history' | 'chains'>

type Props = Known & {
  /** Draws a round of this game from its record. */
  readonly renderRound: (round: ArcadeRound) => ReactNode
}

/** One's own rounds at a shared table, each of which can be seen again and verified. */
export function SharedLastRounds({ renderRound, ...known }: Props) {
  const t = useText()
  return (
    <LastRounds
      title={t('arcade.yourLastRounds')}
      renderRound={renderRound}
      renderRecord={(round) => <SharedRecord round={round} {...known} />}
    />
  )
}

/** With its link and its chain. Those of a round that is long past are asked for. */
function SharedRecord({ round, ...known }: Known & { readonly round: ArcadeRound }) {
  const { table } = useTable()
  const { session, currency } = table
  const { round: number } = sharedShownOf(round)
  const [asked, setAsked] = useState<Known>({ history: [], chains: [] })
  const shared = drawnFrom(known, number) ?? drawnFrom(asked, number)
  const isMissing = shared === undefined
  useEffect(() => {
    if (!isMissing) return
    const cursor = String(number + 1)
    void call(calls.listSharedRounds, { session, cursor, limit: 1 }).then(
      ({ list, chains }) => setAsked({ history: list, chains }),
      () => undefined,
    )
  }, [isMissing, number, session])
  return <RoundRecord round={round} currency={currency} shared={shared ?? null} />
}

function drawnFrom(
  { history, chains }: Known,
  number: number,
): RecalledRound['shared'] | undefined {
  const past = history.find(({ round }) => round === number)
  const chain = chains.find(({ id }) => id === past?.chain)
  if (!past || !chain) return undefined
  const { round: _, voidedBy: __, ...drawn } = past
  return { ...drawn, chain, number, move: null }
}
