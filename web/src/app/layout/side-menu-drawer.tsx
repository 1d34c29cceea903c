import { Sheet } from '@baize/ui/sheet'
import { useText } from '@baize/texts/use-text'
import { closeSideMenu } from './side-menu-state.ts'
import { SideMenuContent } from './side-menu-content.tsx'

export function SideMenuDrawer() {
  const t = useText()
  return (
    <Sheet open onClose={closeSideMenu} title={t('shell.sideMenu')} side="start">
      <SideMenuContent narrow={false} onLeave={closeSideMenu} />
    </Sheet>
  )
}
