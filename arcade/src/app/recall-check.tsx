import { useMemo } from 'react'
import { isSameJson } from '@baize/games/same-json'
import type { Json } from '@baize/games/game'
import type { Judged } from '@baize/games/verify'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { recalledAddress, type Recalled } from '../shared/fair/recalled-address.ts'
import { sharedShownOf } from '../shared/shared-round/as-round.ts'
import { VerdictNote } from './verdict-note.tsx'
import { useVerified } from './use-verified.ts'
import { readVerifyFields, type VerifyFields } from './verify-fields.ts'
import type { VerifyOutcome } from './verify-outcome.ts'

/** Holds a recalled round against what it was made from and the public list, as the verifier does, and what is drawn against what comes out. */
export function RecallCheck(recalled: Recalled) {
  const t = useText()
  const { round, currency, seed, shared } = recalled
  const fields = useMemo(
    () => fieldsOf({ round, currency, ...(seed && { seed }), ...(shared && { shared }) }),
    [round, currency, seed, shared],
  )
  const outcome = useVerified(fields)
  const found = outcome && compare(recalled, outcome)
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
function fieldsOf(recalled: Recalled): VerifyFields | undefined {
  const address = recalledAddress(recalled)
  if (address === undefined || recalled.round.state !== 'settled') return undefined
  return readVerifyFields('', new URL(address, location.href).hash)
}

function compare({ round, shared }: Recalled, outcome: VerifyOutcome): Judged | 'wrong' {
  if (outcome.kind === 'refused') return 'wrong'
  const shownOf = shared
    ? ({ shown }: Shown) => ({ ...sharedShownOf({ shown }), round: 0 })
    : ({ shown }: Shown) => shown
  const isDrawn = isSameJson(shownOf(round) as Json, shownOf(outcome.round) as Json)
  return isDrawn ? outcome.judged : 'wrong'
}

type Shown = { readonly shown: unknown }
