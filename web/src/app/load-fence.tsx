import type { ReactNode } from 'react'
import { Fence } from '@baize/ui/waiting/fence'
import { PageTooSlow } from '@baize/ui/waiting/load-page.ts'
import { RouteFailed } from './pages/route-failed.tsx'

type LoadFenceProps = {
  readonly children: ReactNode
  /** What the page can do without leaves silently. */
  readonly quiet?: boolean
}

/** A part whose code did not come leaves the rest of the site standing. */
export function LoadFence({ children, quiet = false }: LoadFenceProps) {
  const tell = (error: unknown) => <RouteFailed slow={error instanceof PageTooSlow} />
  return <Fence renderFailure={quiet ? () => null : tell}>{children}</Fence>
}
