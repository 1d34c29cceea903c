import { Suspense, useState } from 'react'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { deviceOf, install, isInstalled, useInstallOffer } from '../features/install/install.ts'
import { mayOfferInstall, noteInstallAnswered } from '../features/install/visits.ts'
import { useQuiet } from '../shared/use-quiet.ts'
import { LoadFence } from './load-fence.tsx'

const InstallCard = part(
  withWords(() => import('../features/install/install-card.tsx'), 'content'),
  'InstallCard',
)

/** Offers on the second visit to keep the site like an app, where the device can. */
export function InstallTurn({ busy }: { busy: boolean }) {
  const [may, setMay] = useState(() => mayOfferInstall() && !isInstalled())
  const offered = useInstallOffer()
  const byHand = deviceOf(navigator) === 'ios'
  const quiet = useQuiet(may && !busy && (offered || byHand))
  if (!quiet) return null
  const answer = () => {
    noteInstallAnswered()
    setMay(false)
  }
  const take = () => {
    answer()
    void install()
  }
  return (
    <LoadFence quiet>
      <Suspense>
        <InstallCard onInstall={offered ? take : undefined} onDismiss={answer} />
      </Suspense>
    </LoadFence>
  )
}
