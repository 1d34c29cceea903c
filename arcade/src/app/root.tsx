import { lazy, Suspense, useState } from 'react'
import { useWordsForUi } from '@baize/texts/use-words-for-ui'
import { LiveRegion } from '@baize/ui/overlays/live-region'
import { UiTextsProvider } from '@baize/ui/texts'
import { loadPictures } from './clients.ts'
import { ArcadeFence } from './fence.tsx'
import { arcadePageOf } from './page-of.ts'
import { ArcadeWaiting } from './waiting.tsx'
import { failureText } from '../shared/api.ts'

// A page loads its own code and no other's: who plays needs no verifier.
const pages = {
  play: lazy(async () => ({ default: (await import('./play-page.tsx')).PlayPage })),
  recall: lazy(async () => ({ default: (await import('./recall-page.tsx')).RecallPage })),
  // Whatever round is verified, nobody is asked for its picture.
  verify: lazy(async () => {
    const [{ VerifyPage }] = await Promise.all([import('./verify-page.tsx'), loadPictures()])
    return { default: VerifyPage }
  }),
}

/** The arcade: one of three pages, with what their parts lean on. */
export function Root() {
  const words = useWordsForUi(failureText)
  // The address is read once: it names what was opened, and the pages take from it what is secret.
  const [page] = useState(() => arcadePageOf(location.pathname))
  const Page = pages[page]
  return (
    <UiTextsProvider value={words}>
      <ArcadeFence>
        <LiveRegion>
          <Suspense fallback={<ArcadeWaiting />}>
            <Page />
          </Suspense>
        </LiveRegion>
      </ArcadeFence>
    </UiTextsProvider>
  )
}
