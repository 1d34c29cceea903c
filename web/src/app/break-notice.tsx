import { Suspense, useEffect } from 'react'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { useBegun } from '../features/protection/begun.ts'
import { noteSessionEndSaid, useSessionEnd } from '../shared/session.ts'
import { LoadFence } from './load-fence.tsx'

const BreakBegun = part(
  withWords(() => import('../features/protection/break-begun.tsx'), 'protection'),
  'BreakBegun',
)

/** Over whatever page one is on when a break has begun. */
export function BreakNotice() {
  const begun = useBegun()
  const ended = useSessionEnd()
  // Another call may have met the closed session before the break was answered; this says it better.
  useEffect(() => {
    if (begun && ended) noteSessionEndSaid()
  }, [begun, ended])
  if (!begun) return null
  return (
    <LoadFence quiet>
      <Suspense>
        <BreakBegun {...begun} />
      </Suspense>
    </LoadFence>
  )
}
