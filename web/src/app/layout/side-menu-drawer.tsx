import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { ThemeSelect } from '../../shared/theme-select.tsx'
import { closeSideMenu } from './side-menu-state.ts'
import { SideMenuContent, SideMenuFoot } from './side-menu-content.tsx'

export function SideMenuDrawer() {
  const t = useText()
  return (
    <Sheet open onClose={closeSideMenu} title={t('shell.sideMenu')} side="start">
      <SideMenuContent narrow={false} onLeave={closeSideMenu} />
      <hr className="mx-2.5 my-3 border-line" />
      <SideMenuFoot narrow={false} onLeave={closeSideMenu} />
      <LanguageSelect />
      <ThemeSelect />
    </Sheet>
  )
}
