import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredLabel } from '../rules.ts'
import { deskActions, writeAct, type CatalogueAct, type DeskDeps } from './act.ts'
import * as store from './games.store.ts'
import type { After, ChangedGame, DeskGameRow, GameFilter, Rounds } from './games.store.ts'
import { changeLabels, changeStanding, checkUntil, differences } from './rules.ts'
import type { ChangeRefusal, GameChange } from './game-change.ts'
import { handleStakes, raisesStakes } from './stakes-request.ts'
import { readAliases, readNames, standingOf, type StandingChange } from './rules.ts'
import { takeVendorTurn } from './vendors.store.ts'

export type GamesChange = StandingChange & {
  readonly nodeIds: readonly number[]
  readonly addLabels?: readonly StoredLabel[] | undefined
  readonly removeLabels?: readonly StoredLabel[] | undefined
}

type StandingRefusal = Exclude<ChangeRefusal, 'name_taken' | 'field_invalid'>

/** The game as it is, and the request that waits, if one does. */
export type GameChanged = { readonly game: DeskGameRow; readonly approvalId: string | null }

export type ListedGameRow = DeskGameRow & { readonly roundsToday: number }

export type GamesDesk = {
  /** By category in menu order, then by place; or those first that were played most today. */
  listGames(
    filter: GameFilter,
    page: {
      readonly after?: After | undefined
      readonly limit: number
      readonly sort?: 'rounds' | undefined
    },
  ): Promise<{ items: ListedGameRow[]; total: number }>
  /** Who counts the rounds of today is a room above, and says so here. */
  setRounds(read: () => Promise<Rounds>): void
  /** Made at once, unless it raises what may be staked at a game of ours: then a second person agrees. */
  changeGame(
    nodeId: number,
    change: GameChange,
    act: CatalogueAct,
  ): Promise<Result<GameChanged, ChangeRefusal>>
  /** All or none; answers how many were different before. */
  changeGames(change: GamesChange, act: CatalogueAct): Promise<Result<number, StandingRefusal>>
  /** A place behind the last is the last. */
  moveGame(
    nodeId: number,
    position: number,
    act: CatalogueAct,
  ): Promise<Result<DeskGameRow, 'not_found' | 'nothing_changed'>>
}

export function createGamesDesk({ db, now, ...deps }: DeskDeps): GamesDesk {
  const audit = deps.audit.open(deskActions)
  /** Changes of games follow each other, from here to the commit. */
  async function find(tx: Transaction, nodeId: number): Promise<DeskGameRow | undefined> {
    await takeVendorTurn(tx)
    const [game] = await store.listGames(tx, { nodeIds: [nodeId] }, { limit: 1 })
    return game
  }

  /** Names as they are kept, where all that was said may be kept at all. */
  function judge(change: GameChange): Result<ChangedGame['names'] | undefined, ChangeRefusal> {
    const late = checkUntil(change, now())
    if (late !== undefined) return late
    const names = change.names && readNames(change.names)
    const isWrong = change.names !== undefined && names === undefined
    return isWrong ? refuse('field_invalid', undefined, { field: 'names' }) : ok(names)
  }

  async function apply(
    tx: Transaction,
    game: DeskGameRow,
    change: GameChange,
    act: CatalogueAct,
  ): Promise<Result<DeskGameRow, ChangeRefusal>> {
    const names = judge(change)
    if (!names.ok) return names
    const after = changed(game, { ...change, names: names.value })
    const difference = differences(changeable(game), after)
    if (difference === undefined) return refuse('nothing_changed')
    if (await store.hasGameNamed(tx, game, after.names.EN)) return refuse('name_taken')
    await store.updateGames(tx, [after])
    const what = { action: 'game.changed', object: nameOf(game), ...difference } as const
    await writeAct(audit, tx, act, what)
    return ok({ ...game, ...after })
  }

  const ask = handleStakes({ ...deps, find, apply })

  let readRounds = async (): Promise<Rounds> => new Map()

  return {
    setRounds: (read) => void (readRounds = read),
    async listGames(filter, { sort, ...page }) {
      const rounds = await readRounds()
      const [found, total] = await Promise.all([
        store.listGames(db, filter, sort === 'rounds' ? { ...page, by: rounds } : page),
        store.countGames(db, filter),
      ])
      const played = (game: DeskGameRow) => rounds.get(store.playedKey(game)) ?? 0
      return { items: found.map((game) => ({ ...game, roundsToday: played(game) })), total }
    },
    async changeGame(nodeId, change, act) {
      return await db.transaction(async (tx) => {
        const game = await find(tx, nodeId)
        if (game === undefined) return refuse('not_found')
        const { minStake, ...rest } = change
        if (minStake === undefined || !raisesStakes(game, minStake)) {
          const done = await apply(tx, game, change, act)
          return done.ok ? ok({ game: done.value, approvalId: null }) : done
        }
        const wrong = judge(change)
        if (!wrong.ok) return wrong
        const sides = { before: String(game.minStake), after: String(minStake) }
        const content = { nodeId, name: game.names.EN, ...sides, change: rest }
        const object = `game ${nodeId}`
        const approvalId = await ask(tx, { object, content, operator: act.by, reason: act.reason })
        return ok({ game, approvalId })
      })
    },
    async changeGames({ nodeIds, addLabels, removeLabels, ...standing }, act) {
      const late = checkUntil(standing, now())
      if (late !== undefined) return late
      return await db.transaction(async (tx) => {
        await takeVendorTurn(tx)
        const games = await store.listGames(tx, { nodeIds }, { limit: nodeIds.length })
        if (games.length < nodeIds.length) return refuse('not_found')
        const changes = games.flatMap((game) => {
          const labels = changeLabels(game.labels, addLabels, removeLabels)
          const after = changed(game, { ...standing, labels })
          const difference = differences(changeable(game), after)
          return difference === undefined ? [] : [{ game, after, difference }]
        })
        if (changes.length === 0) return refuse('nothing_changed')
        await store.updateGames(
          tx,
          changes.map(({ after }) => after),
        )
        const side = (of: 'before' | 'after') =>
          Object.fromEntries(changes.map(({ game, difference }) => [game.nodeId, difference[of]]))
        const object = `${changes.length} games`
        const sides = { before: side('before'), after: side('after') }
        await writeAct(audit, tx, act, { action: 'games.changed', object, ...sides })
        return ok(changes.length)
      })
    },
    async moveGame(nodeId, wanted, act) {
      return await db.transaction(async (tx) => {
        const game = await find(tx, nodeId)
        if (game === undefined) return refuse('not_found')
        const position = Math.min(wanted, await store.lastPlace(tx, game.category))
        if (position === game.position) return refuse('nothing_changed')
        await store.moveGame(tx, game, position)
        await writeAct(audit, tx, act, {
          action: 'game.moved',
          object: nameOf(game),
          before: { position: game.position },
          after: { position },
        })
        return ok({ ...game, position })
      })
    },
  }
}

export function nameOf({ nodeId, vendor, names }: DeskGameRow): string {
  return `game ${nodeId} ${names.EN} of ${vendor}`
}

function changeable(game: DeskGameRow): ChangedGame {
  const { nodeId, names, aliases, labels, minStake, lines, demo } = game
  return {
    nodeId,
    names,
    aliases,
    labels: changeLabels(labels),
    minStake,
    lines,
    demo,
    ...standingOf(game),
  }
}

type Change = Omit<GameChange, 'names'> & { readonly names?: ChangedGame['names'] | undefined }

function changed(game: DeskGameRow, change: Change): ChangedGame {
  const { names, aliases, labels, minStake, lines, demo } = change
  return {
    nodeId: game.nodeId,
    names: names ?? game.names,
    aliases: aliases === undefined ? game.aliases : readAliases(aliases),
    labels: changeLabels(labels ?? game.labels),
    minStake: minStake ?? game.minStake,
    lines: lines === undefined ? game.lines : lines || null,
    demo: demo ?? game.demo,
    ...changeStanding(game, change),
  }
}
