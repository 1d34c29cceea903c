import { Suspense, useEffect, useState } from 'react'
import type { RecalledRound } from '@baize/contract/arcade/arcade'
import type { WireCalls } from '@baize/contract/client/browser'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { callAsOperator, failureText } from '../shared/api.ts'
import { isFramed, onPageMessage, tellPage } from '../shared/frame.ts'
import { ArcadeNotice } from '../shared/notice.tsx'
import { RoundRecord } from '../shared/round-record.tsx'
import { PurseRecord } from './purse-record.tsx'
import { Ready } from './ready.tsx'
import { RecallCheck } from './recall-check.tsx'
import { RoundPicture } from './round-picture.tsx'
import { ArcadeWaiting } from './waiting.tsx'

// The arcade's table of calls leaves out what is the operators'; this page is the one that needs one of them.
const recallAnyRound: WireCalls['recallAnyRound'] = ['GET', '/ops/api/rounds/:wager/recall', 0, 0]

type Found = { readonly recalled?: RecalledRound; readonly refusal?: string }

const askAtDesk = (wager: string): Promise<Found> =>
  callAsOperator(recallAnyRound, { wager }).then(
    (recalled) => ({ recalled }),
    (error: unknown) => ({ refusal: failureText(error) }),
  )

/** A round of the past, drawn from its record: for its player, whose page brings it, and with `desk=1` for an operator. */
export function RecallPage() {
  const t = useText()
  const [found, setFound] = useState<Found>({})
  useEffect(() => {
    const fields = new URLSearchParams(location.search)
    const wager = fields.get('wager') ?? ''
    let gone = false
    const settle = (next: Found) => {
      if (!gone) setFound(next)
    }
    const stop = onPageMessage((message) => {
      if (message.type === 'round.recalled') settle({ recalled: message.recalled })
      if (message.type === 'round.refused') settle({ refusal: message.said })
    })
    if (fields.get('desk') === '1') void askAtDesk(wager).then(settle)
    else if (isFramed()) tellPage({ type: 'round.wanted' })
    else settle({ refusal: t('errors.sign_in_required') })
    return () => {
      gone = true
      stop()
    }
  }, [t])
  const { recalled, refusal } = found
  if (refusal !== undefined) return <ArcadeNotice title={t('arcade.recallFailed')} text={refusal} />
  if (!recalled) return <ArcadeWaiting />
  const { round, purse } = recalled
  if (purse) {
    return (
      <main className="mx-auto max-w-215 p-3 md:p-6">
        <h1 className="wrap-anywhere">{recalled.gameName}</h1>
        <p className="mb-4 text-text-3">{recalled.vendor}</p>
        <Suspense fallback={<Skeleton className="aspect-[816/614] w-full rounded-card" />}>
          <PurseRecord recalled={recalled} purse={purse} />
          <Ready />
        </Suspense>
      </main>
    )
  }
  if (!round) {
    return (
      <>
        <ArcadeNotice title={recalled.gameName} text={t('arcade.recallOutside')} />
        <Ready />
      </>
    )
  }
  const { currency, seed, shared } = recalled
  const about = { round, currency, seed, shared }
  return (
    <main className="mx-auto max-w-215 p-3 md:p-6">
      <h1 className="wrap-anywhere">{recalled.gameName}</h1>
      <p className="mb-4 text-text-3">{recalled.vendor}</p>
      <Suspense fallback={<Skeleton className="aspect-[816/614] w-full rounded-card" />}>
        <RoundPicture
          round={round}
          title={{
            name: recalled.gameName,
            vendor: recalled.vendor,
            code: round.game,
            iconUrl: recalled.iconUrl,
            family: recalled.family,
          }}
          currency={currency}
        />
        <Ready />
      </Suspense>
      <RecallCheck {...about} />
      <RoundRecord {...about} />
    </main>
  )
}
