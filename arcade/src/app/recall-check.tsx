import { useMemo } from 'react'
import { isSameJson } from '@baize/games/same-json'
import type { Json } from '@baize/games/game'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { recalledAddress, type Recalled } from '../shared/fair/recalled-address.ts'
import { sharedShownOf } from '../shared/shared-round/as-round.ts'
import { VerdictNote } from './verdict-note.tsx'
import { readVerifyFields } from './verify-fields.ts'
import { verifyFields } from './verify-outcome.ts'

/** Holds a recalled round against what it was made from, as the verifier does, and what is drawn against what comes out. */
export function RecallCheck(recalled: Recalled) {
  const t = useText()
  const { round, currency, seed, shared } = recalled
  const found = useMemo(
    () => checkRecalled({ round, currency, ...(seed && { seed }), ...(shared && { shared }) }),
    [round, currency, seed, shared],
  )
  if (found === undefined) return null
  return (
    <div className="mt-4">
      {found === 'wrong' ? (
        <Note tone="bad" role="alert" title={t('arcade.recallWrong')}>
          {t('arcade.recallWrongText')}
        </Note>
      ) : (
        <VerdictNote judged={found} />
      )}
    </div>
  )
}

/** Nothing of one that was voided, which shows nothing and was paid by no rule, or whose seed is still secret. */
function checkRecalled(recalled: Recalled) {
  const { round, shared } = recalled
  const address = recalledAddress(recalled)
  if (address === undefined || round.state !== 'settled') return undefined
  const outcome = verifyFields(readVerifyFields('', new URL(address, location.href).hash))
  if (outcome.kind === 'refused') return 'wrong'
  const shownOf = shared
    ? ({ shown }: Shown) => ({ ...sharedShownOf({ shown }), round: 0 })
    : ({ shown }: Shown) => shown
  const isDrawn = isSameJson(shownOf(round) as Json, shownOf(outcome.round) as Json)
  return isDrawn ? outcome.judged : 'wrong'
}

type Shown = { readonly shown: unknown }
