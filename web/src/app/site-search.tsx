import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { go } from '@baize/ui/navigation/address.ts'
import { helpQuery } from '../features/content/api.ts'
import { hotGamesQuery, useLanes } from '../features/lobby/api.ts'
import { openGame } from '../features/lobby/launch.ts'
import { SearchBox } from '../features/search/search-box.tsx'

const none: readonly never[] = []

/** The search box of the site, which opens games as every tile does, and pages of help. */
export function SiteSearch() {
  const [reached, setReached] = useState(false)
  const { data: helpPages = none } = useQuery({ ...helpQuery, enabled: reached })
  const { data: popular = none } = useQuery({ ...hotGamesQuery, enabled: reached })
  return (
    <SearchBox
      invitation={useInvitation()}
      helpPages={helpPages}
      popular={popular}
      onReach={() => setReached(true)}
      onOpen={openGame}
      onHelp={({ id }) => go({ path: '/help', hash: id })}
    />
  )
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
