import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import type { CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../shared/api.ts'
import { findKeptTable, forgetTable, keepTable, type OpenTable } from '../shared/kept-table.ts'
import { takeLaunch, type LaunchAddress } from '../shared/launch-address.ts'

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly opened: OpenTable }
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

/** By the launch token, or after a reload by the session that it was exchanged for. */
async function open({ token, back }: LaunchAddress): Promise<Opening> {
  const kept = token === '' ? findKeptTable() : undefined
  if (token === '' && kept === undefined) return { state: 'closed', failure: undefined }
  try {
    const table = kept
      ? await call(calls.resumeArcade, { session: kept.session })
      : await call(calls.openArcade, { token })
    const opened = { table, back: kept?.back ?? back }
    keepTable({ session: table.session, back: opened.back })
    return { state: 'open', opened }
  } catch (error) {
    const failure = toFailure(error)
    if (failure.code !== 'network_failed') forgetTable()
    return { state: 'closed', failure }
  }
}
