import { QueryClientProvider } from '@tanstack/react-query'
import { LiveRegion } from '@baize/ui/live-region'
import { queryClient } from '../shared/api.ts'
import { TextsForUi } from '../shared/texts-for-ui.tsx'
import { CrashFence } from './crash-fence.tsx'
import { Site } from './site.tsx'

/** The site with what its parts lean on: data, words, a voice, and a net below. */
export function Root() {
  return (
    <QueryClientProvider client={queryClient}>
      <TextsForUi>
        <CrashFence>
          <LiveRegion>
            <Site />
          </LiveRegion>
        </CrashFence>
      </TextsForUi>
    </QueryClientProvider>
  )
}
