import type { PlayTableReply, SoldPlay } from '@baize/contract/lottery/lottery'
import { none, showFraction, type Fraction } from '@baize/games/lottery/fraction'
import type { Family, Play } from '@baize/games/lottery/play'
import { wholeGroup } from '@baize/games/lottery/pricing/groups'
import { returnsAt, tiersAt, type PlayTable } from '@baize/games/lottery/pricing/table'
import { menuOf } from '@baize/games/lottery/tree/menu'

type Tree = PlayTableReply['tree']

/** A table is never changed, so that its trees are made once. */
const known = new WeakMap<PlayTable, Map<Family, Tree>>()

/** The plays of a family as they are looked for, with what each costs, pays and returns. */
export function treeOf(table: PlayTable, family: Family): Tree {
  const trees = known.get(table) ?? new Map<Family, Tree>()
  known.set(table, trees)
  const kept = trees.get(family)
  if (kept !== undefined) return kept
  const made = menuOf(family, ({ id }) => table.plays[id] !== undefined).map(
    ({ group, plays }) => ({ group, plays: plays.map((play) => soldAs(table, play)) }),
  )
  trees.set(family, made)
  return made
}

function soldAs({ plays, groups }: PlayTable, play: Play): SoldPlay {
  const terms = plays[play.id]
  if (terms === undefined) throw new Error(`${play.id} is not sold.`)
  const chosen = { group: groups.most, rebate: none }
  const returned = Object.values(returnsAt(play, terms, chosen)).map(toBps)
  return {
    id: play.id,
    name: play.name,
    mode: play.mode,
    isPricedByTicket: play.isPricedByTicket,
    ...terms,
    prizes: { ...terms.prizes },
    tiers: Object.entries(tiersAt(play, play.tiers, terms, chosen)).map(
      ([tier, { chance, prize }]) => ({
        tier,
        chance: showFraction(chance),
        prize: showFraction(prize),
      }),
    ),
    returnBps: { least: Math.min(...returned), most: Math.max(...returned) },
  }
}

const toBps = ({ above, below }: Fraction) => Number((above * 10_000n) / below)

/** What comes back of a stake for each group below one's own. */
export const groupsOf = ({ groups: { least, most, step, rebateOf = wholeGroup } }: PlayTable) => ({
  least,
  most,
  step,
  rebateOf,
})
