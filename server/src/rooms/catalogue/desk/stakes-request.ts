import { money, type Currency } from '@baize/kernel/money'
import { refuse } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  handleLoosening,
  loosenedSentences,
  type AskedChange,
  type Doer,
} from '../../system/system.ts'
import type { DeskDeps } from './act.ts'
import type { ChangeRefusal, GameChange } from './game-change.ts'
import type { DeskGameRow } from './games.store.ts'

/** Whoever decides how much may be staked. */
const roles = ['admin', 'risk'] as const

/** A change of a game that waits, as JSON keeps it. */
export type AskedStakes = {
  readonly nodeId: number
  readonly name: string
  /** What it was when this was asked for. */
  readonly before: string
  readonly after: string
  readonly change: Omit<GameChange, 'minStake'>
}

type Deps = Pick<DeskDeps, 'approvals' | 'controls' | 'currency'> & {
  readonly find: (tx: Transaction, nodeId: number) => Promise<DeskGameRow | undefined>
  readonly apply: (
    tx: Transaction,
    game: DeskGameRow,
    change: GameChange,
    act: { readonly by: Doer; readonly reason: string },
  ) => Promise<{ ok: true } | { ok: false; code: ChangeRefusal }>
}

/**
 * What may be staked at a game of ours follows from its least stake, up to the most, and so does what the house can lose
 * in one round. To raise that takes two people; to lower it takes one.
 */
export function raisesStakes(
  { model, minStake }: DeskGameRow,
  wanted: bigint | undefined,
): boolean {
  return model !== null && wanted !== undefined && wanted > minStake
}

export function handleStakes({ find, apply, currency, ...deps }: Deps) {
  return handleLoosening<AskedStakes, ChangeRefusal | 'changed_meanwhile'>(deps, 'game.stakes', {
    says: 'ops.actionGameStakes',
    roles,
    changes: (asked) => changesOf(asked, currency()),
    tells: (asked) => ({
      text: 'alerts.gameStakes',
      values: { name: asked.name, what: loosenedSentences(changesOf(asked, currency())) },
    }),
    async carryOut(tx, { content: { nodeId, before, after, change }, reason }, by) {
      const game = await find(tx, nodeId)
      if (game === undefined) return refuse('not_found')
      if (String(game.minStake) !== before) return refuse('changed_meanwhile')
      const wanted = { ...change, minStake: BigInt(after) }
      const done = await apply(tx, game, wanted, { by, reason })
      return done.ok ? { ok: true, value: undefined } : done
    },
  })
}

function changesOf({ before, after }: AskedStakes, currency: Currency): AskedChange[] {
  return [
    {
      name: { text: 'catalogue-desk.minBet' },
      before: money(BigInt(before), currency),
      after: money(BigInt(after), currency),
      isLoosened: true,
    },
  ]
}
