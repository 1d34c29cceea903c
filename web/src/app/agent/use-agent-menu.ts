import { isModuleOn } from '@baize/contract/system/modules'
import { useAddress, type Address, type Target } from '@baize/ui/navigation/address.ts'
import { overPage } from '../../shared/over-page.ts'
import { useSystem } from '../../shared/system.ts'
import { agentMenu, innerPages, type AgentEntry, type AgentGroup } from './entries.ts'

/** The menu without the entries of modules that are switched off. */
export function useAgentMenu(): readonly AgentGroup[] {
  const { whitelabel } = useSystem().info
  const isThere = ({ module }: AgentEntry) => module === undefined || isModuleOn(whitelabel, module)
  return agentMenu.map(({ entries, ...group }) => ({ ...group, entries: entries.filter(isThere) }))
}

type PageEntry = Extract<AgentEntry, { readonly id: string }>

/** The page that the address names; the first one for what is none, or is switched off. */
export function useAgentEntry(): PageEntry | undefined {
  const wanted = useAddress().search['page']
  const pages = useAgentMenu().flatMap(({ entries }) => entries.filter((entry) => 'id' in entry))
  return [...pages, ...innerPages].find(({ id }) => id === wanted) ?? pages[0]
}

/** Which page of the menu one is at: the page itself, or the one that leads to it. */
export function useAgentPlace(): string | undefined {
  const here = useAgentEntry()?.id
  return innerPages.find(({ id }) => id === here)?.under ?? here
}

export function wayToEntry(entry: AgentEntry, now: Address): Target {
  return 'id' in entry
    ? { path: '/agentHome', search: { page: entry.id } }
    : overPage(now, entry.over)
}
