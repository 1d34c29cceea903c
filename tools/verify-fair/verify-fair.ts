import { auditList } from '@baize/games/audit-list'
import type { PublicList } from '@baize/games/listed'
import { read, readFile } from './read.ts'
import { wrong, type Report } from './report.ts'
import { reportChains } from './report-chain.ts'
import { reportDeck } from './report-deck.ts'
import { readEntries, readHeads, reportList } from './report-list.ts'
import { reportPair } from './report-pair.ts'
import { reportRound, reportShared } from './report-round.ts'

export const usage = `Plays a round again from its seeds, and holds its promise against the public list. Use it so:

  npx tsx tools/verify-fair.ts --model <model> --server-seed <hex> --client-seed <text> --nonce <number>
                            --stake <smallest units> [--choice <json>] [--moves <json list>] [--commitment <hex>]
                            [--payout <smallest units>] [--shown <json>] [--list <file or site>]
  npx tsx tools/verify-fair.ts --model <model> --link <hex> --salt <text> [--place <number>] [--terminal <hex>]
                            [--predecessor <hex>] [--beacon <name>] [--beacon-round <number>] [--beacon-value <hex>]
                            [--own-round <number>] [--own-value <hex>] [--closes-at <time>] [--outcome <json>]
                            [--draw <text>]
                            [--list <file or site>]
  npx tsx tools/verify-fair.ts --pair <file> [--nonce <number>] [--list <file or site>] [--seen <position:hash> …]
  npx tsx tools/verify-fair.ts --list <file or site> [--seen <position:hash> …]
  npx tsx tools/verify-fair.ts --tickets <file> --list <file or site>
  npx tsx tools/verify-fair.ts --rounds <file> [--rounds <file> …] --list <file or site> [--value <round:hex> …]

  --model       what the game's rules name it: dice, mines, or the model of a slot
  --choice      what was chosen with the stake: '{"side":"under","target":5000}', '{"mines":3}'; none for slots
  --moves       what was done in the round: '[{"open":4},"cash_out"]'
  --commitment  what was shown before play
  --payout      what was paid
  --shown       what was seen of it, as the export and the link have it: '{"side":"under","target":4950,"roll":750, …}'
  --link        the link of a shared round, such as crash
  --place       which link of its chain, from 1
  --terminal    what the chain was published by, as the public list has it
  --predecessor the link of the round before
  --beacon      whose public values these are, such as drand-quicknet
  --beacon-round, --beacon-value  the round of it that the chain named, and the value of which the salt is made
  --own-round, --own-value        the round of it that decided this round, and its value
  --closes-at   when the betting ended, as it was told while bets were taken: 2026-01-01T00:00:00.000Z
  --outcome     how it ended: '{"crashedAt":247}'
  --draw        of a lottery, whose model is lottery:<family>:<name>: what was drawn, '1 0 4 7 8'
  --pair        all rounds of a pair of seeds, as the game's page exports them
  --tickets     the deck of a campaign of tickets, as GET /wps/fair/tickets/:id tells it when it is over
  --nonce       with a pair: the number of the next round, as you were shown it last
  --list        the public list of what the house has promised, from its first entry on: a file, or the address of the site
  --rounds      the history of a shared table or a lottery, as POST /arcade/shared/history answers it or its rounds as a list, page by page:
                all rounds of its chains are held against that list
  --value       a value of the beacon that you got elsewhere, for a round that was voided for want of it
  --seen        a head of that list that you, or somebody you trust, wrote down before

What is claimed is compared. PROVEN (0) needs the public list with the promise in it, the commitment, the payout and what was
shown; of a pair all rounds and the position of its promise, and that none was voided; of a shared round the place and the terminal, the beacon with its rounds and values, the end of the betting and the
outcome. With less it is INCOMPLETE (2), and says what is missing; with anything that does not hold it is REFUTED (1). It is
CONTESTED (3) when all holds and rounds were voided that would have been won, or stood above their stake, and UNBOUND (4) when the house drew the public
values itself, which binds nobody. The numbers are those that the command ends with.`

/** The site whose list is asked for, if one is: nothing else of this needs a network. */
export function siteOf(words: readonly string[]): string | undefined {
  const { list } = read(words) ?? {}
  return list !== undefined && /^https?:\/\//.test(list) ? list : undefined
}

/** What the command prints, and what it ends with. A list that was fetched comes along. */
export function report(words: readonly string[], fetched?: unknown): Report {
  const values = read(words)
  if (values === undefined) return wrong(usage)
  const { seen = [] } = values
  const told = values.list === undefined ? undefined : (fetched ?? readFile(values.list))
  const listed = values.list === undefined ? undefined : reportList(told, seen)
  if (values.rounds !== undefined) {
    if (listed === undefined) return wrong(usage)
    // What is not what was published proves no round.
    const entries = listed.code === 0 ? readEntries(told) : undefined
    if (entries === undefined) return listed
    return reportChains(entries, values.rounds.map(readFile), values.value ?? [])
  }
  const list = listOf(told, seen)
  const held =
    values.tickets !== undefined
      ? reportDeck(readFile(values.tickets), list)
      : values.pair !== undefined
        ? reportPair(values, list)
        : values.link !== undefined
          ? reportShared(values, list)
          : values['server-seed'] !== undefined
            ? reportRound(values, list)
            : undefined
  if (held === undefined) return listed ?? wrong(usage)
  if (listed === undefined) return held
  return { ...held, text: `${held.text}\n\nThe list: ${listed.text}` }
}

/** The list as rounds are held against it; in one that is refuted, no promise stands. */
function listOf(told: unknown, seen: readonly string[]): PublicList | undefined {
  const entries = readEntries(told)
  const heads = readHeads(seen)
  if (entries === undefined || heads === undefined) return undefined
  return auditList(entries, heads).verdict === 'refuted' ? { entries: [] } : { entries, heads }
}
