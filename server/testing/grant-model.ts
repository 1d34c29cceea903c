/**
 * Grants computed again, plainly and slowly, from every single bet: by the words of the rules and with none of the
 * room's own code. A bet is as many units as its valid bet; each unit counts for one grant or for nobody.
 */

export type ModelTerms = {
  readonly amount: bigint
  readonly mode: 'pocket' | 'gate'
  /** In ten-thousandths, as what is done. */
  readonly asks: bigint
  readonly weights: Readonly<Record<string, number>>
  readonly maxBet: bigint | null
  readonly maxWin: bigint | null
  readonly isSticky: boolean
  readonly dust: bigint
}

export type ModelGrant = {
  readonly id: string
  readonly member: string
  readonly offer: string
  readonly terms: ModelTerms
  state: string
  activatedAt: Date | null
  endsAt: Date | null
  done: bigint
  pocket: bigint
  released: bigint
  /** What of the cash is held for what it asks again; null where nothing is. */
  owes: bigint | null
  /** What was owed again was let go. */
  isForgiven: boolean
}

type Unit = { readonly grant: string; readonly counted: bigint }

export type ModelBet = {
  readonly wager: string
  readonly member: string
  readonly product: string
  readonly stakedAt: Date
  readonly stake: bigint
  readonly cash: bigint
  readonly bonus: bigint
  readonly grant: string | null
  payout: bigint
  isOpen: boolean
  /** What it counted for, the last at the end. */
  readonly units: Unit[]
  free: bigint
  readonly everCounted: Set<string>
}

export type Counting = { readonly bet: ModelBet; readonly valid: bigint }

const wholeStake = ['RNG']

/** [G10] */
export function validOf(product: string, stake: bigint, payout: bigint): bigint {
  if (wholeStake.includes(product)) return stake
  const net = payout > stake ? payout - stake : stake - payout
  return net > stake ? stake : net
}

export function bonusShare({ stake, bonus }: Pick<ModelBet, 'stake' | 'bonus'>, payout: bigint) {
  return (payout * bonus) / stake
}

const isOpen = ({ state }: ModelGrant) => state === 'active' || state === 'settling'

/** [GR1] to [GR5]: what a delivery of settled bets brings, for grants as they stood when it came. */
export function countAll(grants: readonly ModelGrant[], deliveries: readonly Counting[]): void {
  for (const { bet, valid } of deliveries) {
    const before = bet.free + BigInt(bet.units.length)
    for (let unit = before; unit < valid; unit += 1n) countUnit(grants, bet)
    for (let unit = before; unit > valid; unit -= 1n) takeUnit(grants, bet)
  }
}

function countUnit(grants: readonly ModelGrant[], bet: ModelBet): void {
  const [first] = grants
    .filter(
      (grant) =>
        grant.member === bet.member &&
        (isOpen(grant) || grant.owes !== null || bet.everCounted.has(grant.id)) &&
        grant.done < grant.terms.asks &&
        (grant.terms.weights[bet.product] ?? 0) > 0 &&
        grant.activatedAt !== null &&
        bet.stakedAt >= grant.activatedAt &&
        (grant.owes !== null || grant.endsAt === null || bet.stakedAt < grant.endsAt),
    )
    .toSorted((a, b) => {
      const [one, other] = [a.activatedAt?.getTime() ?? 0, b.activatedAt?.getTime() ?? 0]
      return one - other || (a.id < b.id ? -1 : 1)
    })
  if (first === undefined) {
    bet.free += 1n
    return
  }
  const weight = BigInt(first.terms.weights[bet.product] ?? 0)
  const left = first.terms.asks - first.done
  const counted = weight < left ? weight : left
  first.done += counted
  bet.units.push({ grant: first.id, counted })
  bet.everCounted.add(first.id)
}

function takeUnit(grants: readonly ModelGrant[], bet: ModelBet): void {
  if (bet.free > 0n) {
    bet.free -= 1n
    return
  }
  const unit = bet.units.pop()
  const grant = grants.find(({ id }) => id === unit?.grant)
  if (unit === undefined || grant === undefined) throw new Error('A bet went below nothing')
  grant.done -= unit.counted
}

/** [GR300] to [GR302]: what is owed again after a delivery, for one of whom something was settled. */
export function oweAgain(grant: ModelGrant, { cash }: Purse): void {
  const isUndone = grant.state === 'completed' && grant.done < grant.terms.asks
  if (grant.owes === null) {
    if (!isUndone || grant.isForgiven) return
    const held = grant.released < cash ? grant.released : cash
    grant.owes = held > 0n ? held : null
    grant.isForgiven = held <= 0n
  } else if (!isUndone) grant.owes = null
  else if (cash < grant.owes) {
    grant.owes = cash > 0n ? cash : null
    grant.isForgiven = cash <= 0n
  }
}

export type Purse = { cash: bigint; debt: bigint }
export type Budget = { left: bigint; promised: bigint }

/** [GR12] [GR13] [GR20] [GR26]: where the money goes with a step that a grant took. */
export function stepMoney(grant: ModelGrant, to: string, purse: Purse, budget: Budget): void {
  const { amount, mode, maxWin, isSticky } = grant.terms
  const wasPromised = ['applying', 'issued', 'queued'].includes(grant.state)
  const isPlayed = ['active', 'settling'].includes(grant.state)
  const pay = (toCash: bigint) => {
    purse.cash += toCash
    budget.left += grant.pocket - toCash
    grant.released += toCash
    grant.pocket = 0n
  }
  if (wasPromised && to !== 'issued' && to !== 'queued') {
    budget.promised -= amount
    if (to === 'active' && mode === 'pocket') grant.pocket += amount
    else if (to === 'active' || to === 'claimed') {
      purse.cash += amount
      grant.released += amount
    } else budget.left += amount
  } else if (isPlayed && to !== 'settling' && to !== 'active') {
    const won = isSticky ? (grant.pocket > amount ? grant.pocket - amount : 0n) : grant.pocket
    if (mode === 'gate') {
      const taken = to === 'completed' ? 0n : purse.cash < amount ? purse.cash : amount
      purse.cash -= taken
      budget.left += taken
    } else if (to === 'completed') pay(maxWin !== null && won > maxWin ? maxWin : won)
    else if (to === 'busted') pay(grant.pocket)
    else pay(0n)
  }
  grant.state = to
}

/** [GR14]: what a correction brought to a pocket whose grant is over. */
export function moveLate(grant: ModelGrant, purse: Purse, budget: Budget): void {
  const { maxWin } = grant.terms
  const room = maxWin === null ? grant.pocket : maxWin - grant.released
  const toCash = room < 0n ? 0n : room < grant.pocket ? room : grant.pocket
  purse.cash += toCash
  grant.released += toCash
  budget.left += grant.pocket - toCash
  grant.pocket = 0n
}
