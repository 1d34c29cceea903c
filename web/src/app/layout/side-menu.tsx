import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense } from 'react'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { ThemeSelect } from '../../shared/theme-select.tsx'
import { part } from '@baize/ui/waiting/part'
import { toggleRail, useDrawerOpen, useRailNarrow } from './side-menu-state.ts'
import { SideMenuContent, SideMenuFoot } from './side-menu-content.tsx'

const SideMenuDrawer = part(() => import('./side-menu-drawer.tsx'), 'SideMenuDrawer')

/** A rail beside the page on wide screens, a drawer on phones. */
export function SideMenu() {
  const t = useText()
  const narrow = useRailNarrow()
  const drawerOpen = useDrawerOpen()
  // A phone has no room for it, and would only draw what nobody sees.
  const hasRail = useMedia('(min-width: 48rem)')
  return (
    <>
      {hasRail && (
        // Above the page: what stands above something sticky becomes a picture of its own, and games are many.
        <aside
          aria-label={t('shell.sideMenu')}
          data-narrow={narrow}
          className="group sticky top-(--header) z-1 hidden h-[calc(100dvh-var(--header))] w-(--rail) flex-none flex-col border-e border-line bg-s1 data-[narrow=true]:w-16 md:flex"
        >
          <div className="min-h-0 flex-1 overflow-y-auto p-3 [scrollbar-width:thin]">
            <SideMenuContent narrow={narrow} />
          </div>
          <div className="mx-3 border-t border-line pt-2 pb-3">
            <SideMenuFoot narrow={narrow} />
            <ThemeSelect look={narrow ? 'icon' : 'row'} />
            <div className="flex items-center group-data-[narrow=true]:flex-col">
              <div className="min-w-0 flex-1">
                <LanguageSelect look={narrow ? 'icon' : 'row'} />
              </div>
              <RailButton narrow={narrow} />
            </div>
          </div>
        </aside>
      )}
      {drawerOpen && (
        <Suspense>
          <SideMenuDrawer />
        </Suspense>
      )}
    </>
  )
}

function RailButton({ narrow }: { narrow: boolean }) {
  const t = useText()
  return (
    <IconButton
      label={t(narrow ? 'shell.widenMenu' : 'shell.narrowMenu')}
      icon={narrow ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
      aria-expanded={!narrow}
      onClick={toggleRail}
      size="sm"
    />
  )
}
