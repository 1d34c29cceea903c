import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import type { RecalledRound } from '@baize/contract/arcade/arcade'
import type { WireCalls } from '@baize/contract/client/browser'
import type { CallFailed } from '@baize/contract/client/client'
import { useText } from '@baize/texts/use-text'
import { callAs, failureText, toFailure } from '../shared/api.ts'
import { tellReady } from '../shared/frame.ts'
import { ArcadeNotice } from '../shared/notice.tsx'
import { RoundRecord } from '../shared/round-record.tsx'
import { RoundPicture } from './round-picture.tsx'
import { ArcadeWaiting } from './waiting.tsx'

// The arcade's table of calls leaves out what is the operators'; this page is the one that needs one of them.
const recallAnyRound: WireCalls['recallAnyRound'] = ['GET', '/ops/api/rounds/:wager/recall', 0, 0]

type Found = { readonly recalled?: RecalledRound; readonly failure?: CallFailed }

/** A round of the past, drawn from its record: for its player, and with `desk=1` for an operator. */
export function RecallPage() {
  const t = useText()
  const [found, setFound] = useState<Found>({})
  useEffect(() => {
    const fields = new URLSearchParams(location.search)
    const wager = fields.get('wager') ?? ''
    const asked =
      fields.get('desk') === '1'
        ? callAs('ops-token')(recallAnyRound, { wager })
        : callAs('token')(calls.recallRound, { wager })
    let gone = false
    const settle = async () => {
      const next = await asked.then(
        (recalled): Found => ({ recalled }),
        (error: unknown): Found => ({ failure: toFailure(error) }),
      )
      if (!gone) setFound(next)
    }
    void settle()
    return () => {
      gone = true
    }
  }, [])
  useEffect(() => {
    if (found.recalled) tellReady()
  }, [found])
  const { recalled, failure } = found
  if (failure) return <ArcadeNotice title={t('arcade.recallFailed')} text={failureText(failure)} />
  if (!recalled) return <ArcadeWaiting />
  const { round } = recalled
  if (!round) return <ArcadeNotice title={recalled.gameName} text={t('arcade.recallOutside')} />
  return (
    <main className="mx-auto max-w-215 p-3 md:p-6">
      <h1 className="wrap-anywhere">{recalled.gameName}</h1>
      <p className="mb-4 text-text-3">{recalled.vendor}</p>
      <RoundPicture
        round={round}
        title={{
          name: recalled.gameName,
          vendor: recalled.vendor,
          code: round.game,
          iconUrl: recalled.iconUrl,
        }}
        currency={recalled.currency}
      />
      <RoundRecord
        round={round}
        currency={recalled.currency}
        seed={recalled.seed}
        shared={recalled.shared}
      />
    </main>
  )
}
