import { QueryClientProvider } from '@tanstack/react-query'
import { useWordsForUi } from '@baize/texts/use-words-for-ui'
import { LiveRegion } from '@baize/ui/overlays/live-region'
import { UiTextsProvider } from '@baize/ui/texts'
import { HouseAwayProvider } from '@baize/ui/waiting/house-away'
import { isOutOfReach } from '@baize/contract/client/client'
import { failureText, queryClient } from '../shared/api.ts'
import { useOnline } from '../shared/online.ts'
import { CrashFence } from './crash-fence.tsx'
import { Site } from './site.tsx'

/** The site with what its parts lean on: data, words, a voice, and a net below. */
export function Root() {
  const words = useWordsForUi(failureText)
  const isOnline = useOnline()
  return (
    <QueryClientProvider client={queryClient}>
      <UiTextsProvider value={words}>
        <CrashFence>
          <LiveRegion>
            {/* Every page has the bar that tells it. */}
            <HouseAwayProvider value={isOnline ? undefined : isOutOfReach}>
              <Site />
            </HouseAwayProvider>
          </LiveRegion>
        </CrashFence>
      </UiTextsProvider>
    </QueryClientProvider>
  )
}
