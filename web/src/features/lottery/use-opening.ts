import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { lotteryArea } from '@baize/contract/lottery/lottery-names'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'
import type { ShownLottery } from './api.ts'

type Opened = Pick<ShownLottery, 'id' | 'nodeId' | 'vendor' | 'prizeMode'>

/**
 * The house is told which lottery is opened, as it is of any game: it stands among what was played last. Answers why it
 * may not be played, where that is so. One without a title in the catalogue is nothing that it knows.
 */
export function useOpening({ id, nodeId, vendor, prizeMode }: Opened): CallFailed | null {
  const [error, setError] = useState<CallFailed | null>(null)
  const isKnown = nodeId !== null
  useEffect(() => {
    if (!isKnown) return undefined
    const stop = new AbortController()
    const tell = async () => {
      const how = { language: textsStore.language(), platform: 'html5-desktop', device: 'WEB' }
      const where = vendor === 'TCG_LOTTO_VN' ? { lottoArea: lotteryArea } : {}
      const what = { launchMode: 'LOTT', gameCode: id, prizeMode, view: 'betting' } as const
      try {
        await call(calls.launchLottery, { ...how, ...where, ...what }, { signal: stop.signal })
      } catch (failure) {
        if (!stop.signal.aborted && failure instanceof CallFailed) setError(failure)
      }
    }
    void tell()
    return () => stop.abort()
  }, [id, isKnown, vendor, prizeMode])
  return error
}
