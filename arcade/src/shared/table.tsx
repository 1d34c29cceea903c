import { createContext, use, useEffect, useMemo, useReducer } from 'react'
import type { Dispatch, ReactNode } from 'react'
import { calls } from 'virtual:contract'
import { call } from './api.ts'
import { BrokenPromisePage } from './fair/broken-promise-page.tsx'
import { onPageMessage, tellPage } from './frame.ts'
import { keepTable, type OpenTable } from './kept-table.ts'
import { reduceTable, startTable, type TableEvent, type TableState } from './table-state.ts'

type Table = OpenTable & {
  readonly state: TableState
  readonly tell: Dispatch<TableEvent>
}

const Context = createContext<Table | undefined>(undefined)

/** The table that is played at: what it was opened with, and how it stands. */
export function TableProvider({ opened, children }: { opened: OpenTable; children: ReactNode }) {
  const [state, tell] = useReducer(reduceTable, opened.table, startTable)
  const amount = String(state.balance)
  // The page around shows this one while a round runs, so that it does not tell how it ends.
  useEffect(() => tellPage({ type: 'balance.shown', amount }), [amount])
  useStaleBalance(opened, tell)
  const { broken } = state
  const { back } = opened
  const { session } = opened.table
  // A reload does not bring it back to life either.
  useEffect(() => {
    if (broken) keepTable({ session, back, broken })
  }, [broken, session, back])
  const value = useMemo(() => ({ ...opened, state, tell }), [opened, state])
  if (broken) return <BrokenPromisePage broken={broken} back={back} />
  return <Context value={value}>{children}</Context>
}

export function useTable(): Table {
  const table = use(Context)
  if (!table) throw new Error('useTable stands outside <TableProvider>')
  return table
}

/** The page says that money moved beside the game. What could not be asked is known with the next round. */
function useStaleBalance({ table }: OpenTable, tell: Dispatch<TableEvent>): void {
  const { session, demo } = table
  useEffect(() => {
    if (demo) return undefined
    return onPageMessage(({ type }) => {
      if (type !== 'balance.stale') return
      void call(calls.resumeArcade, { session }).then(
        ({ balance }) => tell({ kind: 'balanced', balance: BigInt(balance) }),
        () => undefined,
      )
    })
  }, [session, demo, tell])
}
