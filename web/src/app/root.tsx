import { QueryClientProvider } from '@tanstack/react-query'
import { useWordsForUi } from '@baize/texts/use-words-for-ui'
import { LiveRegion } from '@baize/ui/overlays/live-region'
import { UiTextsProvider } from '@baize/ui/texts'
import { failureText, queryClient } from '../shared/api.ts'
import { CrashFence } from './crash-fence.tsx'
import { Site } from './site.tsx'

/** The site with what its parts lean on: data, words, a voice, and a net below. */
export function Root() {
  const words = useWordsForUi(failureText)
  return (
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider value={words}>
        <CrashFence>
          <LiveRegion>
            <Site />
          </LiveRegion>
        </CrashFence>
      </UiTextsProvider>
    </QueryClientProvider>
  )
}
