import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LiveRegion } from '@baize/ui/live-region'
import { ToastProvider } from '@baize/ui/toast'
import { queryClient } from '../shared/api.ts'
import { TextsForUi } from '../shared/texts-for-ui.tsx'
import { CrashFence } from './crash-fence.tsx'

/** What every part of the console leans on: data, words, a net below, a voice and toasts. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TextsForUi>
        <CrashFence>
          <LiveRegion>
            <ToastProvider>{children}</ToastProvider>
          </LiveRegion>
        </CrashFence>
      </TextsForUi>
    </QueryClientProvider>
  )
}
