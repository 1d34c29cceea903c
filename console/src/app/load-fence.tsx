import type { ReactNode } from 'react'
import { Fence } from '@baize/ui/waiting/fence'
import { RouteFailed } from './pages/route-failed.tsx'

/** A page that failed leaves the frame standing. Its code comes anew only with the whole page. */
export function LoadFence({ children }: { children: ReactNode }) {
  return (
    <Fence
      renderFailure={(error) => <RouteFailed error={error} onAgain={() => location.reload()} />}
    >
      {children}
    </Fence>
  )
}
