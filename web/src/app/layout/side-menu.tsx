import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { toggleRail, useDrawerOpen, useRailNarrow } from './side-menu-state.ts'
import { SideMenuContent } from './side-menu-content.tsx'

const SideMenuDrawer = lazy(async () => ({
  default: (await import('./side-menu-drawer.tsx')).SideMenuDrawer,
}))

/** A rail beside the page on wide screens, a drawer on phones. */
export function SideMenu() {
  const t = useText()
  const narrow = useRailNarrow()
  const drawerOpen = useDrawerOpen()
  const label = t(narrow ? 'shell.widenMenu' : 'shell.narrowMenu')
  return (
    <>
      <aside
        aria-label={t('shell.sideMenu')}
        data-narrow={narrow}
        className="group sticky top-(--header) hidden h-[calc(100dvh-var(--header))] w-(--rail) flex-none flex-col overflow-y-auto border-e border-line bg-s1 p-3 data-[narrow=true]:w-16 md:flex"
      >
        <SideMenuContent narrow={narrow} />
        <IconButton
          label={label}
          icon={narrow ? <PanelLeftOpen size={20} /> : <PanelLeftClose size={20} />}
          aria-expanded={!narrow}
          onClick={toggleRail}
          className="mt-1 self-end group-data-[narrow=true]:self-center"
        />
      </aside>
      {drawerOpen && (
        <Suspense>
          <SideMenuDrawer />
        </Suspense>
      )}
    </>
  )
}
