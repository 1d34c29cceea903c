import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import { proofFailed } from '../events.ts'
import { findHorizon } from './horizon.ts'
import { isBalanced, type Proof, type Scope } from './outcome.ts'
import * as store from './store.ts'

export { findHorizon } from './horizon.ts'
export { isBalanced, type Difference, type Proof, type Scope, type TrialLine } from './outcome.ts'

export type Proofs = {
  /** Takes the trial balance and re-proves what was touched since the last proof. */
  prove(): Promise<Proof>
  /** Takes the trial balance and re-proves every account against the whole history. One at a time; others wait. */
  proveFully(): Promise<Proof>
  /** Newest first. */
  listProofs(options?: { readonly limit?: number; readonly scope?: Scope }): Promise<Proof[]>
  findProof(number: bigint): Promise<Proof | undefined>
  /** Removes proofs that held and are older than this; answers how many. */
  removeOldProofs(tx: Transaction, before: Date): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly events?: Pick<Events, 'write'>
  /** How many positions a full proof takes in one transaction. */
  readonly stride?: bigint
}

/** How long somebody waits before asking for the turn again. */
const turnPauseMs = 200
const oneSnapshot = { isolation: 'repeatable read', retry: true } as const

class Overtaken extends Error {
  constructor() {
    super('Another full proof took the place of this one')
  }
}

export function createProofs({ db, log, events, stride = 500_000n }: Deps): Proofs {
  async function prove(): Promise<Proof> {
    const started = performance.now()
    const horizon = await findHorizon(db)
    return await db.transaction(async (tx) => {
      await store.liftTimeLimit(tx)
      const since = await store.lockHead(tx, 'running')
      const head = horizon === undefined || horizon < since ? since : horizon
      await store.advance(tx, 'running', head)
      return await conclude(tx, 'running', started)
    }, oneSnapshot)
  }

  /**
   * One at a time, on any node: two would add the same legs to one sum. Whoever comes second asks again from time to time
   * instead of waiting at the lock, since those who wait there would hold the connections that the first one needs.
   */
  async function proveFully(): Promise<Proof> {
    for (;;) {
      const proof = await db.transaction(async (turn) =>
        (await store.tryTurn(turn)) ? await proveAll(turn) : undefined,
      )
      if (proof !== undefined) return proof
      await sleep(turnPauseMs)
    }
  }

  /** Whoever lost the turn may still have been adding when the next one began; who has the turn begins anew. */
  async function proveAll(turn: Transaction): Promise<Proof> {
    for (;;) {
      try {
        return await proveOnce(turn)
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
        await store.keepTurn(turn)
      }
    }
  }

  async function proveOnce(turn: Transaction): Promise<Proof> {
    const started = performance.now()
    const horizon = (await findHorizon(db)) ?? 0n
    await db.transaction((tx) => store.startOver(tx, 'full'))
    // In many transactions, since one that lasts for minutes would keep PostgreSQL from tidying up.
    for (let after = 0n; after < horizon; after += stride) {
      const upTo = after + stride < horizon ? after + stride : horizon
      await store.keepTurn(turn)
      await db.transaction(async (tx) => {
        await store.liftTimeLimit(tx)
        await requireHead(tx, after)
        await store.advance(tx, 'full', upTo)
      })
    }
    return await db.transaction(async (tx) => {
      await store.liftTimeLimit(tx)
      await requireHead(tx, horizon)
      return await conclude(tx, 'full', started)
    }, oneSnapshot)
  }

  /** Should a turn be lost and the next one begin in the same moment, neither may add to what the other adds up. */
  async function requireHead(tx: Transaction, expected: bigint): Promise<void> {
    const head = await store.lockHead(tx, 'full')
    if (head !== expected) throw new Overtaken()
  }

  async function conclude(tx: Transaction, scope: Scope, started: number): Promise<Proof> {
    const [before] = await store.listProofs(tx, 1)
    const number = await store.addProof(tx, scope, performance.now() - started)
    const proof = await store.findProof(tx, number)
    if (proof === undefined) throw new Error('A proof that was just written is not there')
    if (!proof.holds) await raiseAlarm(tx, proof, before?.holds ?? true)
    return proof
  }

  /** The log hears of it every time, the subscribers when it begins. */
  async function raiseAlarm(tx: Transaction, proof: Proof, heldBefore: boolean): Promise<void> {
    const accounts = proof.differences.map(({ account }) => account)
    const currencies = proof.trial.filter((line) => !isBalanced(line)).map((line) => line.currency)
    log.error(
      { scope: proof.scope, accounts, currencies },
      'The books do not agree with themselves.',
    )
    if (heldBefore) await events?.write(tx, proofFailed({ accounts, currencies }))
  }

  return {
    prove,
    proveFully,
    listProofs: ({ limit = 50, scope } = {}) => store.listProofs(db, limit, scope),
    findProof: (number) => store.findProof(db, number),
    removeOldProofs: store.removeOldProofs,
  }
}
