import { useEffect, useMemo, useState } from 'react'
import type { PublicList } from '@baize/games/listed'
import { followList } from '../shared/fair/follow-list.ts'
import type { VerifyFields } from './verify-fields.ts'
import { positionIn, verifyFields, type VerifyOutcome } from './verify-outcome.ts'

type Held = { readonly fields: VerifyFields; readonly list: PublicList }

/**
 * What comes of these fields: at once what is computed here, then with the public list, which is asked for the promise that
 * they name. The same object is asked for once.
 */
export function useVerified(fields: VerifyFields | undefined): VerifyOutcome | undefined {
  const [held, setHeld] = useState<Held>()
  useEffect(() => {
    if (!fields) return undefined
    let gone = false
    const hold = async () => {
      const list = await followList(positionIn(fields).position)
      if (!gone && list) setHeld({ fields, list })
    }
    void hold()
    return () => {
      gone = true
    }
  }, [fields])
  return useMemo(
    () => fields && verifyFields(fields, held?.fields === fields ? held.list : undefined),
    [fields, held],
  )
}
