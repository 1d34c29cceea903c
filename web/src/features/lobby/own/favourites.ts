import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { listFavouriteIds } from '@baize/contract/catalogue/favourites'
import { currentPerson, usePerson } from '../../../shared/session.ts'
import { favouriteIdsQuery } from './api.ts'
import { askFavouriteAfterLogin } from './favourite-after-login.tsx'
import { wishFavourite, type Marked } from './favourite-queue.ts'

const toSet = ({ nodeIds }: ReplyOf<typeof listFavouriteIds>): ReadonlySet<number> =>
  new Set(nodeIds)
const none: ReadonlySet<number> = new Set()

/** Which games have a full heart: none for a visitor. */
export function useFavouriteIds(): ReadonlySet<number> {
  const person = usePerson()
  const enabled = person !== null && person.mustChange === ''
  const { data } = useQuery({
    ...favouriteIdsQuery(person?.id ?? ''),
    enabled,
    select: toSet,
  })
  return (enabled && data) || none
}

/** What a press of the heart does. A visitor logs in first. */
export function markFavourite(game: Marked, wanted: boolean): void {
  if (currentPerson() === null) askFavouriteAfterLogin(game)
  else wishFavourite(game, wanted)
}
