import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import type { Difference, Proof } from '../proof/proof.ts'
import type { Note } from './note.ts'
import * as store from './store.ts'

export type { Note } from './note.ts'

export type NotedDifference = { readonly difference: Difference; readonly notes: readonly Note[] }

export type Notes = {
  /** The differences of a proof, each with what was said about it since it appeared. */
  about(
    proof: Pick<Proof, 'number' | 'differences'>,
    tx?: Pick<Database, 'sql'>,
  ): Promise<NotedDifference[]>
  /** Adds a note to a difference; refused when the proof names no such account. Nothing else changes. */
  add(
    tx: Transaction,
    proof: Pick<Proof, 'number' | 'differences'>,
    note: {
      readonly account: AccountId
      readonly reason: string
      readonly by: { readonly id: string; readonly name: string }
    },
  ): Promise<Result<NotedDifference, 'not_found'>>
}

type Deps = { readonly db: Database; readonly now: () => Date }

export function createNotes({ db, now }: Deps): Notes {
  const about: Notes['about'] = async ({ number, differences }, tx = db) => {
    if (differences.length === 0) return []
    const accounts = differences.map(({ account }) => account)
    const notes = await store.listNotes(tx, number, accounts)
    return differences.map((difference) => ({
      difference,
      notes: notes.filter((note) => isAbout(note, difference)).slice(-mostShown),
    }))
  }
  return {
    about,
    async add(tx, proof, { account, reason, by }) {
      const difference = proof.differences.find((each) => each.account === account)
      if (difference === undefined) return refuse('not_found')
      const said = { account, proof: proof.number, at: now(), by: by.name, byId: by.id, reason }
      await store.addNote(tx, { ...said, ...gapsOf(difference) })
      const [noted] = await about({ ...proof, differences: [difference] }, tx)
      return noted === undefined ? refuse('not_found') : ok(noted)
    },
  }
}

const mostShown = 50

/** The account moves on while it differs, so it is known by the gap and not by its balances. */
function gapsOf({ balance, balanceByHistory, held, heldByHistory }: Difference) {
  return { balanceGap: balance - balanceByHistory, heldGap: held - heldByHistory }
}

/** A difference that has grown is another one, about which nothing was said yet. */
function isAbout(note: Note, difference: Difference): boolean {
  const { balanceGap, heldGap } = gapsOf(difference)
  return (
    note.account === difference.account &&
    note.balanceGap === balanceGap &&
    note.heldGap === heldGap
  )
}
