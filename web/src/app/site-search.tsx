import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useLanes } from '../features/lobby/api.ts'
import { openGame } from '../features/lobby/launch.ts'
import { SearchBox } from '../features/search/search-box.tsx'

/** The search box of the site, which opens games as every tile does. */
export function SiteSearch() {
  return <SearchBox invitation={useInvitation()} onOpen={openGame} />
}

/** Says how many games there are to find; what is hot is counted under its own kind already. */
function useInvitation(): string {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const games = useLanes()
    .filter(({ title }) => title !== 'HOT')
    .reduce((sum, lane) => sum + lane.games, 0)
  if (games === 0) return t('shell.searchGames')
  return t('shell.searchAmong', { games: games.toLocaleString(tag) })
}
