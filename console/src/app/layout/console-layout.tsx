import { Suspense, useState } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Sheet } from '@baize/ui/overlays/sheet'
import { SkipLink } from '@baize/ui/navigation/skip-link'
import { HouseAwayProvider } from '@baize/ui/waiting/house-away'
import { isOutOfReach } from '@baize/contract/client/client'
import { useText } from '@baize/texts/use-text'
import { IdleWatch } from '../../features/session/idle-watch.tsx'
import { useCut } from '../../shared/use-cut.ts'
import { useOperator } from '../../shared/operator.ts'
import { LoadFence } from '../load-fence.tsx'
import { PageCover } from '../page-cover.tsx'
import { findPage } from '../pages.ts'
import { NotAllowedPage } from '../pages/not-allowed-page.tsx'
import { CommandMenu } from './command-menu.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { findPlace, mayVisit } from './places.ts'
import { SideBar, SideBarPlaces } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useCounts } from './use-counts.ts'
import { useFrameKeys } from './use-frame-keys.ts'

type Open = 'places' | 'commands' | 'help' | undefined

/** The frame around every page: places at the side, search and clock above. */
export function ConsoleLayout() {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const counts = useCounts()
  const cut = useCut()
  const close = () => setOpen(undefined)
  useFrameKeys({ onCommands: () => setOpen('commands'), onHelp: () => setOpen('help') })
  return (
    <div className="desk grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]">
      <SkipLink text={t('ops.skipToContent')} />
      <SideBar counts={counts} />
      <div className="flex min-w-0 flex-col">
        <TopBar
          onPlaces={() => setOpen('places')}
          onCommands={() => setOpen('commands')}
          onHelp={() => setOpen('help')}
        />
        <OfflineBar />
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <HouseAwayProvider value={cut === 'none' ? undefined : isOutOfReach}>
            <PageOrRefusal />
          </HouseAwayProvider>
        </main>
      </div>
      <Sheet open={open === 'places'} onClose={close} side="start" title={t('ops.navLabel')}>
        <SideBarPlaces counts={counts} onChoose={close} />
      </Sheet>
      <CommandMenu open={open === 'commands'} onClose={close} />
      <HelpDialog open={open === 'help'} onClose={close} />
      <IdleWatch />
    </div>
  )
}

function PageOrRefusal() {
  const { path } = useAddress()
  const { roles } = useOperator()
  const place = findPlace(path)
  const Page = findPage(path)?.Page
  if (place?.roles && !mayVisit(place, roles)) return <NotAllowedPage roles={place.roles} />
  return (
    <LoadFence key={path}>
      <Suspense fallback={<PageCover />}>{Page && <Page />}</Suspense>
    </LoadFence>
  )
}
