import type { ReactNode } from 'react'
import { Fence } from '@baize/ui/waiting/fence'
import { CrashPage } from './pages/crash-page.tsx'

/** Catches a defect of the page itself, so that a person sees a sentence instead of nothing. */
export function CrashFence({ children }: { children: ReactNode }) {
  return <Fence renderFailure={() => <CrashPage />}>{children}</Fence>
}
