import { games } from './keywords/games.ts'
import type { Keyword } from './keywords/keyword.ts'
import { living } from './keywords/living.ts'
import { places } from './keywords/places.ts'
import { things } from './keywords/things.ts'
import { createFinder } from './words.ts'

// The order is the rank: what a thing is comes before how it is, so that a golden dragon is a dragon.
const RANKED = [...games, ...living, ...places, ...things]

const find = createFinder(RANKED.map(({ emblems, ...words }) => ({ value: emblems, ...words })))

/** What the name calls for, the strongest first: each entry lists emblems that serve equally well. */
export const findKeywords = (name: string): readonly Keyword['emblems'][] => find(name)
