import { allWords } from './all-words.ts'
import { familiesCalled } from './called.ts'
import { hashTitle, type TitleKey } from './turns.ts'

/** A title that is to be given a family: its English name, and what it is known by for ever. */
export type FamilyTitle = TitleKey & { readonly name: string }

const ids = allWords.map(({ id }) => id)
const placedByHand = new Map(
  allWords.flatMap(({ id, placed }) => placed.map((name) => [name, id] as const)),
)

/** What it is worth that a family was not met for another place of the lobby, and from where on it is worth no more. */
const perPlace = 0.13
const mostPlaces = 10

/**
 * Walks titles in the order of the lobby and gives each a family. Only families that its name calls for come into
 * question, and of these one that was not met for long is preferred, so that neighbours are different places.
 */
export function assignFamilies(titles: readonly FamilyTitle[]): string[] {
  const metAt = new Map<string, number>()
  return titles.map((title, place) => {
    const family = chooseFamily(title, (id) => place - (metAt.get(id) ?? -mostPlaces))
    metAt.set(family, place)
    return family
  })
}

/** The family of a title alone: one that is not of the first catalogue. */
export const familyOf = (title: FamilyTitle): string => chooseFamily(title, () => mostPlaces)

function chooseFamily(title: FamilyTitle, placesSince: (id: string) => number): string {
  const byHand = placedByHand.get(title.name)
  if (byHand !== undefined) return byHand
  const called = familiesCalled(title.name)
  const best = Math.max(...called.values())
  const hash = hashTitle(title)
  const valueOf = (id: string) =>
    (called.size > 0 ? (called.get(id) ?? 0) / best : 1) +
    perPlace * Math.min(mostPlaces, placesSince(id)) +
    ((hash >>> (ids.indexOf(id) * 3)) & 7) / 100
  const open = ids.filter((id) => called.size === 0 || called.has(id))
  return open.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a))
}
