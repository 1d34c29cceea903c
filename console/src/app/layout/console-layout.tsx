import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Sheet } from '@baize/ui/sheet'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery, countWaiting } from '../../shared/approvals.ts'
import { IdleWatch } from '../../features/session/idle-watch.tsx'
import { useOperator } from '../../shared/operator.ts'
import { NotAllowedPage } from '../pages/not-allowed-page.tsx'
import { CommandMenu } from './command-menu.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { findPlace, mayVisit, type Place } from './places.ts'
import { SideBar, SideBarPlaces } from './side-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useFrameKeys } from './use-frame-keys.ts'

type Open = 'places' | 'commands' | 'help' | undefined

/** The frame around every page: places at the side, search and clock above. */
export function ConsoleLayout() {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const waiting = useQuery({ ...approvalsQuery, select: countWaiting }).data ?? 0
  const close = () => setOpen(undefined)
  useFrameKeys({ onCommands: () => setOpen('commands'), onHelp: () => setOpen('help') })
  usePageTitle()
  return (
    <div className="desk grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]">
      <a
        href="#content"
        className="visually-hidden z-50 rounded-ctl bg-felt px-4 py-3 text-on-felt focus:fixed focus:start-2 focus:top-2"
      >
        {t('ops.skipToContent')}
      </a>
      <SideBar waiting={waiting} />
      <div className="flex min-w-0 flex-col">
        <TopBar
          onPlaces={() => setOpen('places')}
          onCommands={() => setOpen('commands')}
          onHelp={() => setOpen('help')}
        />
        <OfflineBar />
        <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <PageOrRefusal />
        </main>
      </div>
      <Sheet open={open === 'places'} onClose={close} side="start" title={t('ops.navLabel')}>
        <SideBarPlaces waiting={waiting} onChoose={close} />
      </Sheet>
      <CommandMenu open={open === 'commands'} onClose={close} />
      <HelpDialog open={open === 'help'} onClose={close} />
      <IdleWatch />
    </div>
  )
}

function PageOrRefusal() {
  const { roles } = useOperator()
  const place = usePlace()
  if (place?.roles && !mayVisit(place, roles)) return <NotAllowedPage roles={place.roles} />
  return <Outlet />
}

/** The place whose page is drawn, which during a navigation is still the old one. */
function usePlace(): Place | undefined {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  return path === undefined ? undefined : findPlace(path)
}

function usePageTitle() {
  const t = useText()
  const { brandName } = useOperator()
  const place = usePlace()
  const title = place ? t('ops.pageTitle', { page: t(place.text), brand: brandName }) : brandName
  useEffect(() => {
    document.title = title
  }, [title])
}
