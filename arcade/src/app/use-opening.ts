import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import type { ArcadeTable } from '@baize/contract/arcade/arcade'
import type { CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../shared/api.ts'
import { holdExchange, holdStanding, type BrokenPromise } from '../shared/fair/hold-to-promise.ts'
import { findKeptTable, forgetTable, keepTable, type OpenTable } from '../shared/kept-table.ts'
import { takeLaunch, type LaunchAddress } from '../shared/launch-address.ts'
import { makeRequestId } from '../shared/request-id.ts'
import type { PlayableTable } from '../shared/table-state.ts'

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly opened: OpenTable }
  /** The house did not keep what it promised about its seed: nothing is played here any more. */
  | { readonly state: 'broken'; readonly broken: BrokenPromise; readonly back: string }
  /** Without a failure there was nothing to open. */
  | { readonly state: 'closed'; readonly failure: CallFailed | undefined }

// The token works once, so the address is read once and the call is made once, however often a part is drawn.
let launch: LaunchAddress | undefined
let asked: Promise<Opening> | undefined

/** Forgets what the address said: for a page that is opened anew without being loaded. */
export function resetOpening(): void {
  launch = undefined
  asked = undefined
}

export function useOpening() {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  launch ??= takeLaunch()
  asked ??= open(launch)
  const { back } = launch
  const [asking, setAsking] = useState(asked)
  useEffect(() => {
    let gone = false
    const settle = async () => {
      const next = await asking
      if (!gone) setOpening(next)
    }
    void settle()
    return () => {
      gone = true
    }
  }, [asking])
  return {
    opening,
    back,
    retry: () => {
      asked = open(launch ?? takeLaunch())
      setOpening({ state: 'opening' })
      setAsking(asked)
    },
  }
}

/**
 * At the first seat: the house has promised its seed, the table says which, and only then does this browser send one of
 * its own. Nothing can be played before.
 */
async function sendFirstSeed(table: ArcadeTable): Promise<PlayableTable | BrokenPromise> {
  const { session, seed, nextSeed } = table
  if (seed !== null) return { ...table, seed }
  const { commitment } = nextSeed
  const own = { session, clientSeed: makeRequestId(), commitment }
  try {
    const exchanged = await call(calls.exchangeSeeds, own)
    const { active, next } = exchanged
    const broken = holdExchange({ seed, nextSeed }, own.clientSeed, exchanged)
    return broken ?? { ...table, seed: active, nextSeed: next }
  } catch (error) {
    // Another page of the same player was faster: what was sent there counts.
    const standing = await call(calls.getSeeds, { session })
    const { active, next } = standing
    if (active === null) throw error
    return holdStanding({ seed, nextSeed }, standing) ?? { ...table, seed: active, nextSeed: next }
  }
}

/** By the launch token, or after a reload by the session that it was exchanged for. */
async function open({ token, back }: LaunchAddress): Promise<Opening> {
  const kept = token === '' ? findKeptTable() : undefined
  if (token === '' && kept === undefined) return { state: 'closed', failure: undefined }
  if (kept?.broken) return { state: 'broken', broken: kept.broken, back: kept.back }
  try {
    const table = kept
      ? await call(calls.resumeArcade, { session: kept.session })
      : await call(calls.openArcade, { token })
    const [seated, to] = [await sendFirstSeed(table), kept?.back ?? back]
    if ('of' in seated) {
      keepTable({ session: table.session, back: to, broken: seated })
      return { state: 'broken', broken: seated, back: to }
    }
    const { told } = kept ?? {}
    keepTable({ session: table.session, back: to, ...(told !== undefined && { told }) })
    return { state: 'open', opened: { table: seated, back: to } }
  } catch (error) {
    const failure = toFailure(error)
    if (failure.code !== 'network_failed') forgetTable()
    return { state: 'closed', failure }
  }
}
