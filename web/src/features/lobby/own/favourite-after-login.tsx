import { useEffect } from 'react'
import { go, hrefOf, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { usePerson } from '../../../shared/session.ts'
import { wishFavourite, type Marked } from './favourite-queue.ts'

const storageKey = 'favouriteAfterLogin'
const waysIn = ['/login', '/register']

/** A visitor's heart waits in the tab while its person logs in, and comes back to where it was pressed. */
export function askFavouriteAfterLogin({ nodeId, vassalage, gameType }: Marked): void {
  const here = readAddress()
  const marked: Marked = { nodeId, vassalage, gameType }
  sessionStorage.setItem(storageKey, JSON.stringify(marked))
  go({ path: '/login', search: { next: here.path === '/' ? undefined : hrefOf(here) } })
}

/** Makes the favourite once somebody is in; whoever leaves the login without it has changed their mind. */
export function FavouriteAfterLogin() {
  const person = usePerson()
  const { path } = useAddress()
  const isIn = person !== null && person.mustChange === ''
  const isLeaving = person === null && !waysIn.includes(path)
  useEffect(() => {
    const kept = isIn || isLeaving ? take() : undefined
    if (kept && isIn) wishFavourite(kept, true)
  }, [isIn, isLeaving])
  return null
}

function take(): Marked | undefined {
  const kept = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return kept === null ? undefined : (JSON.parse(kept) as Marked)
}
