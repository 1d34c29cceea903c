import { go, readAddress } from '@baize/ui/address.ts'
import type { Game } from '@baize/contract/catalogue'
import { overPage } from '../../shared/over-page.ts'
import { usePerson } from '../../shared/session.ts'

/**
 * Opens a game, or what stands before it: a visitor logs in first and comes back to the same game, and
 * a trial account is told that it needs a real one.
 */
export function useLaunch(): (game: Game) => void {
  const person = usePerson()
  return (game) => {
    const next = `/seamless?game=${game.nodeId}`
    if (person === null) go({ path: '/login', search: { next } })
    else if (person.isTrial) go(overPage(readAddress(), { popup: 'realAccount' }))
    else go({ path: '/seamless', search: { game: game.nodeId } })
  }
}
