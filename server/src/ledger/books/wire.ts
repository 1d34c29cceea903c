import type * as contract from '@baize/contract/ledger/books'
import type { Entry } from '../accounts/accounts.ts'
import type { DayHead } from '../days/days.ts'
import type { Note } from '../notes/notes.ts'
import { isBalanced, type Difference, type Proof } from '../proof/proof.ts'
import type { AccountRow, NamedAccount, ProofRow } from './store.ts'

/** The books in the words of the contract, where whole numbers are texts. */

export function showProof(proof: Proof | ProofRow): contract.BookProof {
  const { number, scope, at, holds, legs, accounts, tookMs } = proof
  return {
    number: String(number),
    scope,
    at: at.toISOString(),
    holds,
    entries: String(legs),
    accounts: String(accounts),
    tookMs,
    ...('trial' in proof
      ? {
          differences: proof.differences.length,
          unbalanced: proof.trial.filter((line) => !isBalanced(line)).map((line) => line.currency),
        }
      : { differences: proof.differences, unbalanced: [...proof.unbalanced] }),
  }
}

export function showDay(head: DayHead): contract.DayHead {
  const { legs, movements, ...rest } = head
  return { ...rest, movements: String(movements), entries: String(legs) }
}

export function showDifference(
  difference: Difference,
  notes: readonly Note[],
): contract.BookDifference {
  const { account, owner, kind, currency } = difference
  return {
    account,
    owner,
    kind,
    currency,
    balanceByHistory: String(difference.balanceByHistory),
    balance: String(difference.balance),
    heldByHistory: String(difference.heldByHistory),
    held: String(difference.held),
    notes: notes.map(({ proof, at, by, reason }) => ({
      proof: String(proof),
      at: at.toISOString(),
      by,
      reason,
    })),
  }
}

export function showAccount(account: AccountRow): contract.BookAccount {
  const { id, owner, kind, part, currency, bounded, closed } = account
  return {
    id,
    owner,
    kind,
    part,
    currency,
    bounded,
    closed,
    balance: String(account.balance),
    held: String(account.held),
    available: String(account.available),
  }
}

export function showEntry(entry: Entry, other: NamedAccount | undefined): contract.BookEntry {
  const { id, of, kind, reason, about } = entry
  return {
    position: String(entry.position),
    id,
    of,
    at: entry.at.toISOString(),
    kind,
    reason,
    about,
    other: { id: entry.other, owner: other?.owner ?? '', kind: other?.kind ?? '' },
    amount: String(entry.amount),
    held: String(entry.held),
    balance: String(entry.balance),
  }
}
