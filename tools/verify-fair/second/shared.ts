import { isValueOf, roundAfterBets } from './beacon.ts'
import { drawLottery } from './lottery.ts'
import { fingerprint, hashText, numbersOf } from './numbers.ts'
import { readBets } from './roulette.ts'

export type SharedClaim = {
  readonly model: string
  readonly link: string
  readonly place: number
  readonly terminal: string
  readonly predecessor: string
  readonly beacon: string
  readonly beaconRound: number
  readonly beaconValue: string
  /** A round of scheme 1 has none of its own. */
  readonly ownRound?: number
  readonly ownValue?: string
  readonly closesAt?: string
  readonly salt: string
  readonly outcome: unknown
}

export function drawCrash(link: string, salt: string): { readonly crashedAt: number } {
  const below = numbersOf(link, salt)
  const high = BigInt(below(2 ** 20))
  const low = BigInt(below(2 ** 32))
  const end = (99n * 2n ** 52n) / (2n ** 52n - (high * 2n ** 32n + low))
  return { crashedAt: Math.min(Math.max(Number(end), 100), 1_000_000) }
}

const spots =
  `51 1 3 1 12-sun 1 3 1 12-moon 1 12-star 3 1 25 1 3 1 12-sun 1 3 1 12-moon 1 3 1 12-star 1 3 1 12-sun 1 3 1 12-moon
1 3 1 12-star 1 3 1 25 1 12-sun 3 1 12-moon 1 3 1 12-star 1 3 1`.split(/\s+/)

export function drawWheel(link: string, salt: string): { segment: number; spot: string } {
  const segment = numbersOf(link, salt)(54)
  return { segment, spot: spots[segment] as string }
}

/** What is got by whoever was out at so many hundredths, or never; nothing for what is no stake. */
export function payCrash(
  stake: bigint,
  outAt: number | undefined,
  crashedAt: number,
): bigint | undefined {
  if (stake < 100n || stake % 100n !== 0n) return undefined
  const out = outAt ?? 1_000_000
  return out >= 101 && out <= crashedAt ? (stake * BigInt(out)) / 100n : 0n
}

export function payWheel(stake: bigint, choice: unknown, spot: string): bigint | undefined {
  const bets = readBets(stake, choice, (one) => spots.includes(one))
  const isOn = (bets ?? []).filter((bet) => bet.spot === spot)
  const times = BigInt(spot.split('-')[0] as string) + 1n
  return bets && isOn.reduce((sum, bet) => sum + BigInt(bet.stake) * times, 0n)
}

/** How high a flight is after so many milliseconds, in hundredths. */
export function heightAfter(ms: number): number {
  const one = 2n ** 96n
  let power = one + (one * 6n) / 100_000n
  let growth = one
  for (let left = Math.min(ms, 2 ** 20 - 1); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) growth = (growth * power) / one
    power = (power * power) / one
  }
  return Number((100n * growth) / one)
}

function drawAt(model: string, link: string, salt: string): Readonly<Record<string, unknown>> {
  if (model === 'crash') return drawCrash(link, salt)
  const draw = drawLottery(model, numbersOf(link, salt))
  return draw === undefined ? drawWheel(link, salt) : { ...draw }
}

/** The checks of a shared round that do not hold. */
export function failuresOfShared(claim: SharedClaim): string[] {
  const { link, place, terminal, salt, outcome } = claim
  let back = link
  for (let gone = 0; gone < place; gone += 1) back = fingerprint(back)
  const { ownRound = 0, ownValue, closesAt = '' } = claim
  const ownSalt = ownValue === undefined ? salt : hashText(`${salt}:${ownValue}`)
  const drawn = drawAt(claim.model, link, ownSalt)
  const isPublic = claim.beacon === 'drand-quicknet'
  const holds = {
    predecessor: claim.predecessor === fingerprint(link),
    chain: back === terminal,
    salt: salt === hashText(`${terminal}:${claim.beaconValue}`),
    beacon: !isPublic || isValueOf(claim.beaconRound, claim.beaconValue),
    value:
      ownValue === undefined ||
      !['drand-quicknet', 'demo'].includes(claim.beacon) ||
      (ownRound === roundAfterBets(closesAt, claim.beacon) &&
        (!isPublic || isValueOf(ownRound, ownValue))),
    outcome: isAlike(outcome as Record<string, unknown>, drawn),
  }
  return Object.entries(holds).flatMap(([name, isSo]) => (isSo ? [] : [name]))
}

function isAlike(
  claimed: Readonly<Record<string, unknown>>,
  drawn: Readonly<Record<string, unknown>>,
) {
  const names = new Set([...Object.keys(claimed), ...Object.keys(drawn)])
  return [...names].every((name) => claimed[name] === drawn[name])
}

export type Entry = {
  readonly position: number
  readonly kind: string
  readonly id: string
  readonly commitment: string
  readonly at: string
  readonly detail: string
  readonly hash: string
}

/** The first position of the public list that is not what its place and its hash say. */
export function findBreakIn(list: readonly Entry[]): number | undefined {
  let before = '0'.repeat(64)
  for (const [place, entry] of list.entries()) {
    const { position, kind, id, commitment, at, detail, hash } = entry
    const own = hashText([before, position, kind, id, commitment, at, detail].join('\n'))
    if (position !== place + 1 || own !== hash) return place + 1
    before = hash
  }
  return undefined
}
