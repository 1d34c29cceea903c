import { isEqual, one, showFraction, type Fraction } from '../fraction.ts'
import { findPlay } from '../lottery.ts'
import { prove } from './prove.ts'

/** Chances and prices of animals and elements are those of this day. */
export const dayOfProof = '2026-11-18'

/** Long ones are shown in decimals. */
const show = (value: Fraction): string => {
  const exact = showFraction(value)
  return exact.length <= 24 ? exact : (Number(value.above) / Number(value.below)).toPrecision(10)
}

/** A line of the report: what a ticket gets over all that can be drawn. */
export function proofLine(id: string, ticket: string): string {
  const play = findPlay(id)
  if (play === undefined) throw new Error(`There is no play ${id}`)
  const { bets, chances, refund, returned } = prove(play, ticket, dayOfProof)
  const read = play.read(ticket, dayOfProof)
  const tiers = read.ok ? read.value.tiers : play.tiers
  const won = Object.entries(chances).map(([tier, chance]) => `${tier} ${show(chance)}`)
  const paid = Object.keys(chances).flatMap((tier) => {
    const prize = tiers[tier]?.prize
    return prize === undefined ? [] : [`${tier} ${show(prize)}`]
  })
  const back = refund.above === 0n ? [] : [`back ${show(refund)}`]
  const cells = [
    id,
    `\`${ticket.replaceAll('|', '\\|')}\``,
    String(bets),
    [...won, ...back].join('; '),
    paid.join('; '),
    isEqual(returned, one) ? '1, proven' : `${show(returned)}, NOT ALL`,
  ]
  return `| ${cells.join(' | ')} |`
}

const head = `# What every play of the lotteries returns

Each ticket was held against all that can be drawn: every outcome of its places, or (of 49 numbers, and of sheets) every class of
outcomes that the ticket cannot tell apart, with the exact number of draws in it. Hits are those of the ticket in the mean, by
tier; a prize is what one bet pays for one unit where all comes back. What is really paid is this by the return of the
prize group or of the plate. Animals and elements are those of ${dayOfProof}.

This page is written by \`node --import tsx tools/lottery/write-proof.ts\`; \`games/lottery/proof/proof.test.ts\` computes it again
and holds it against every prize of the catalogue.

| play | ticket | bets | hits in the mean | prizes | return |
|---|---|---|---|---|---|
`

export const proofPage = (
  rows: readonly { readonly id: string; readonly ticket: string }[],
): string => `${head}${rows.map(({ id, ticket }) => proofLine(id, ticket)).join('\n')}\n`
