import type { TrialRow } from '@baize/contract/ledger/books'
import { compareKinds } from './kind-names.ts'

export function currenciesOf(trial: readonly TrialRow[]): string[] {
  return [...new Set(trial.map(({ currency }) => currency))]
}

/** The first that is out of order; while all are in order, the one with the most accounts. */
export function mainCurrency(trial: readonly TrialRow[]): string | undefined {
  const all = currenciesOf(trial)
  const accounts = (currency: string) => add(rowsOf(trial, currency), (row) => BigInt(row.accounts))
  const wrong = all.find((currency) => !doesAgree(rowsOf(trial, currency)))
  return wrong ?? all.toSorted((a, b) => Number(accounts(b) - accounts(a)))[0]
}

/** The rows of one currency in the order of the trial balance. */
export function rowsOf(trial: readonly TrialRow[], currency: string): TrialRow[] {
  return trial
    .filter((row) => row.currency === currency)
    .toSorted((a, b) => compareKinds(a.kind, b.kind))
}

const add = (rows: readonly TrialRow[], of: (row: TrialRow) => bigint) =>
  rows.reduce((sum, row) => sum + of(row), 0n)

export function trialTotalsOf(rows: readonly TrialRow[]) {
  const debit = add(rows, (row) => BigInt(row.debit))
  const credit = add(rows, (row) => BigInt(row.credit))
  return { debit, credit, held: add(rows, (row) => BigInt(row.held)), isEqual: debit === credit }
}

/**
 * What members and agents own, counted twice: by the accounts' own sums, and anew from the entries. Their accounts are
 * those that may not go below zero.
 */
export function walletsOf(rows: readonly TrialRow[]) {
  const wallets = rows.filter(({ bounded }) => bounded)
  const byAccounts = add(wallets, (row) => BigInt(row.credit) - BigInt(row.debit))
  const byEntries = add(wallets, (row) => BigInt(row.byHistory))
  return {
    count: add(wallets, (row) => BigInt(row.accounts)),
    byAccounts,
    byEntries,
    difference: byAccounts - byEntries,
    lowest: wallets.reduce<bigint | undefined>((least, row) => {
      const lowest = BigInt(row.lowest)
      return least === undefined || lowest < least ? lowest : least
    }, undefined),
  }
}

/** Whether the sums of this moment agree in every currency, apart from what the last proof said. */
export function doSumsAgree(trial: readonly TrialRow[]): boolean {
  return currenciesOf(trial).every((currency) => doesAgree(rowsOf(trial, currency)))
}

function doesAgree(rows: readonly TrialRow[]): boolean {
  return trialTotalsOf(rows).isEqual && rows.every(isByHistory)
}

function isByHistory({ credit, debit, byHistory }: TrialRow): boolean {
  return BigInt(credit) - BigInt(debit) === BigInt(byHistory)
}
