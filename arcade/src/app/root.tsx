import { lazy, Suspense, useState } from 'react'
import { LiveRegion } from '@baize/ui/live-region'
import { Fence } from './fence.tsx'
import { pageOf } from './page-of.ts'
import { Waiting } from './waiting.tsx'
import { TextsForUi } from '../shared/texts-for-ui.tsx'

// A page loads its own code and no other's: who plays needs no verifier.
const pages = {
  play: lazy(async () => ({ default: (await import('./play-page.tsx')).PlayPage })),
  recall: lazy(async () => ({ default: (await import('./recall-page.tsx')).RecallPage })),
  verify: lazy(async () => ({ default: (await import('./verify-page.tsx')).VerifyPage })),
}

/** The arcade: one of three pages, with what their parts lean on. */
export function Root() {
  // The address is read once: it names what was opened, and the pages take from it what is secret.
  const [page] = useState(() => pageOf(location.pathname))
  const Page = pages[page]
  return (
    <TextsForUi>
      <Fence>
        <LiveRegion>
          <Suspense fallback={<Waiting />}>
            <Page />
          </Suspense>
        </LiveRegion>
      </Fence>
    </TextsForUi>
  )
}
