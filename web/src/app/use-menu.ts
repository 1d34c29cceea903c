import { isModuleOn } from '@baize/contract/system/modules'
import type { Address, Target } from '@baize/ui/navigation/address.ts'
import { overPage } from '../shared/over-page.ts'
import type { MenuName } from '../shared/page.ts'
import { useSystem } from '../shared/system.ts'
import { entriesOf, type MenuEntry } from './pages.ts'

/** What stands in a menu, without the pages of modules that are switched off. */
export function useMenu(menu: MenuName): readonly MenuEntry[] {
  const { whitelabel } = useSystem().info
  return entriesOf(menu).filter(
    ({ module }) => module === undefined || isModuleOn(whitelabel, module),
  )
}

/** Where an entry leads from here: a page of the centre opens over the present one. */
export function wayTo(entry: MenuEntry, now: Address): Target {
  return 'over' in entry ? overPage(now, entry.over) : { path: entry.to }
}
