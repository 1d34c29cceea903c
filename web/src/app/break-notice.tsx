import { Suspense } from 'react'
import { part } from '@baize/ui/part'
import { useBegun } from '../features/protection/begun.ts'
import { withRooms } from '../shared/with-rooms.ts'
import { LoadFence } from './load-fence.tsx'

const BreakBegun = part(
  () => withRooms(import('../features/protection/break-begun.tsx'), 'limits'),
  'BreakBegun',
)

/** Over whatever page one is on when a break has begun. */
export function BreakNotice() {
  const begun = useBegun()
  if (!begun) return null
  return (
    <LoadFence quiet>
      <Suspense>
        <BreakBegun {...begun} />
      </Suspense>
    </LoadFence>
  )
}
