import type { PublicList } from '@baize/games/listed'
import { verifyDeck } from '@baize/games/verify-deck'
import { tell, wrong, type Report } from './report.ts'
import type { ToldDeck } from './ticket-vectors.ts'

/** The deck of a campaign of tickets, as its call tells it when it is over, held against the public list. */
export function reportDeck(file: unknown, list: PublicList | undefined): Report {
  const answer = (file ?? {}) as { readonly value?: unknown }
  const told = answer.value ?? file
  if (!isDeck(told)) return wrong('The file is no deck as GET /wps/fair/tickets/:id tells it.')
  if (told.serverSeed === '') return wrong('The seed is told when the campaign is over.')
  const verified = verifyDeck({
    ...told,
    prizes: told.prizes.map(({ amount, count }) => ({ amount: BigInt(amount), count })),
    given: told.given.map(({ place, amount }) => ({ place, amount: BigInt(amount) })),
    ...(list && { list }),
  })
  const { slips, gaps } = verified
  return tell(verified, [
    `slips      ${slips.length}, of which ${told.given.length} were given`,
    ...(gaps.length === 0 ? [] : [`not given  ${gaps.join(', ')}, although later ones were`]),
  ])
}

const texts = ['commitment', 'beacon', 'beaconValue', 'serverSeed'] as const
const isSum = (value: unknown) => typeof value === 'string' && /^\d{1,16}$/.test(value)

function isDeck(told: unknown): told is ToldDeck {
  const deck = told as Partial<Record<keyof ToldDeck, unknown>> | null
  const { prizes, given } = deck ?? {}
  return (
    texts.every((name) => typeof deck?.[name] === 'string') &&
    Number.isSafeInteger(deck?.beaconRound) &&
    Array.isArray(prizes) &&
    prizes.every(
      (prize: ToldDeck['prizes'][number] | null) =>
        isSum(prize?.amount) && Number.isSafeInteger(prize?.count),
    ) &&
    Array.isArray(given) &&
    given.every(
      (slip: ToldDeck['given'][number] | null) =>
        isSum(slip?.amount) && Number.isSafeInteger(slip?.place),
    )
  )
}
