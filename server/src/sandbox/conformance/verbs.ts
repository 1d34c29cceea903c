import type { Fixture } from './fixture.ts'

const verbs = {
  makePlayer: true,
  listGames: true,
  launch: true,
  leave: true,
  block: true,
  limit: true,
  switchBets: true,
  setPolicy: true,
  purse: true,
  round: true,
  makePool: true,
  pool: true,
  makeCampaign: true,
  makeStranger: true,
  sweep: true,
} as const satisfies Record<keyof Fixture, true>

/** What may be asked of a sandbox by name. */
export const fixtureVerbs = Object.keys(verbs) as readonly (keyof Fixture)[]

export function isFixtureVerb(name: string): name is keyof Fixture {
  return Object.hasOwn(verbs, name)
}
