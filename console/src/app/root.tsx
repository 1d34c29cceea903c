import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWordsForUi } from '@baize/texts/use-words-for-ui'
import { LiveRegion } from '@baize/ui/overlays/live-region'
import { UiTextsProvider } from '@baize/ui/texts'
import { ToastProvider } from '@baize/ui/overlays/toast'
import { failureText, queryClient } from '../shared/api.ts'
import { CrashFence } from './crash-fence.tsx'
import { useSaidAnew } from './use-said-anew.ts'

/** What every part of the console leans on: data, words, a net below, a voice and toasts. */
export function Root({ children }: { children: ReactNode }) {
  const words = useWordsForUi(failureText)
  useSaidAnew()
  return (
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider value={words}>
        <CrashFence>
          <LiveRegion>
            <ToastProvider>{children}</ToastProvider>
          </LiveRegion>
        </CrashFence>
      </UiTextsProvider>
    </QueryClientProvider>
  )
}
