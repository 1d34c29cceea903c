import { assignFamilies } from '@baize/ui/art/families/rule'
import { randomInt, shuffle, type RandomBytes } from '@baize/kernel/random'
import { isReeled, type Category, type StoredLabel } from '../rules.ts'
import type { NewGame } from '../store.ts'
import { beings, seaBeings } from './beings.ts'
import { bindGame } from './bind-game.ts'
import { fixedTitles, lotteryTitles, type FixedTitle } from './fixed-titles.ts'
import { cardHeads, fishHeads, otherHeads, slotHeads } from './heads.ts'
import type { Names } from './phrase.ts'
import { createSeededBytes } from './seeded-bytes.ts'
import { hotShowpieces, slotShowpieces, type Showpiece } from './showcase.ts'
import { createTitleMaker, pickWeighted, type TitleMaker } from './titles.ts'
import { seedVendors, type SeedVendor } from './vendors.ts'

/** Another seed, or another order below, makes another catalogue: the test that holds its hash says so. */
const seed = 'baize catalogue 1'

/** Ids of one vendor lie together, so that a vendor with more games leaves the others' ids alone. */
const idsPerVendor = 10_000

const slotKinds = [
  ['SLOT', 830],
  ['JP', 50],
  ['AC', 35],
  ['TG', 30],
  ['SC', 25],
  ['BG', 15],
  ['VP', 15],
] as const

/** After the showpieces: of each category so many, behind those that its own page begins with. */
const hotCounts = [
  ['LIVE', 0, 8],
  ['FISH', 0, 4],
  ['PVP', 0, 3],
  ['LOTT', 0, 1],
  ['ELOTT', 0, 2],
  ['RNG', slotShowpieces.length, 24],
] as const

type Draft = {
  readonly vendor: string
  readonly category: Category
  readonly classify: string
  readonly names: Names
  readonly aliases: readonly string[]
  readonly labels: readonly StoredLabel[]
}

/** Every game of the first catalogue, the same whenever it is asked for. */
export function makeGames(): NewGame[] {
  const random = createSeededBytes(seed)
  const titles = createTitleMaker(random)
  const showpieces = [...hotShowpieces, ...slotShowpieces]
  for (const { names } of showpieces) titles.take(names)
  const drafts = seedVendors.flatMap((vendor) => [
    ...showpieces.filter((piece) => piece.vendor === vendor.code).map(asDraft),
    ...draftGames(vendor, titles, random),
  ])
  return housed(placed(drafts, random))
}

/** Gives every game with reels its family, going through them in the order of the lobby. */
function housed(games: readonly Omit<NewGame, 'family'>[]): NewGame[] {
  const reeled = games.filter(isReeled).sort((a, b) => a.position - b.position)
  const families = assignFamilies(
    reeled.map(({ names, vendor, code }) => ({ name: names.EN, vendor, code })),
  )
  const byId = new Map(reeled.map(({ nodeId }, at) => [nodeId, families[at]]))
  return games.map((game) => ({ ...game, family: byId.get(game.nodeId) ?? null }))
}

function asDraft({ vendor, names, label }: Showpiece): Draft {
  const classify = label === 'JACKPOT' ? 'JP' : 'SLOT'
  const labels = label === undefined ? [] : [label]
  return { vendor, category: 'RNG', classify, names, aliases: initialsOf(names.EN), labels }
}

/** As people write long titles that everybody knows: `BoS` for Book of Sun. */
function initialsOf(title: string): string[] {
  const words = title.split(' ')
  return words.length < 3 ? [] : [words.map((word) => word.slice(0, 1)).join('')]
}

function draftGames(vendor: SeedVendor, titles: TitleMaker, random: RandomBytes): Draft[] {
  return (Object.entries(vendor.games) as [Category, number][]).flatMap(([category, count]) => {
    const shown = [...hotShowpieces, ...slotShowpieces].filter(
      (piece) => piece.vendor === vendor.code,
    )
    const left = category === 'RNG' ? count - shown.length : count
    return Array.from({ length: left }, (_, index) => {
      const { names, classify } = titleOf(vendor.code, category, index, titles, random)
      const labels = labelsOf(category, classify, random)
      return { vendor: vendor.code, category, classify, names, aliases: [], labels }
    })
  })
}

function titleOf(
  vendor: string,
  category: Category,
  index: number,
  titles: TitleMaker,
  random: RandomBytes,
): FixedTitle {
  if (category === 'RNG') return slotTitle(titles, random)
  if (category === 'FISH') return { names: titles.makeOwned(fishHeads, seaBeings), classify: '' }
  if (category === 'PVP') return { names: titles.makeOwned(cardHeads, beings), classify: '' }
  const list = category === 'LOTT' ? lotteryTitles[vendor] : fixedTitles[category]
  const title = list?.[index]
  if (title === undefined) throw new Error(`${vendor} has no title ${index} in ${category}.`)
  return title
}

function slotTitle(titles: TitleMaker, random: RandomBytes): FixedTitle {
  const classify = pickWeighted(random, slotKinds)
  const names =
    classify === 'SLOT' ? titles.makeSlot(slotHeads) : titles.makeHeaded(otherHeads[classify])
  return { names, classify }
}

function labelsOf(category: Category, classify: string, random: RandomBytes): StoredLabel[] {
  const isNew = category === 'RNG' && randomInt(random, 100) < 4
  return [
    ...(classify === 'JP' ? (['JACKPOT'] as const) : []),
    ...(isNew ? (['NEW'] as const) : []),
  ]
}

/** Gives each draft its id, code, engine and stakes, and its place in the category and in the hot list. */
function placed(drafts: readonly Draft[], random: RandomBytes): Omit<NewGame, 'family'>[] {
  const ordered = orderDrafts(drafts, random)
  const positions = placesIn([...ordered.values()])
  const hot = placesIn([hotDrafts(drafts, ordered)])
  const counted = new Map<string, number>()
  return drafts.map((draft) => {
    const number = (counted.get(draft.vendor) ?? 0) + 1
    counted.set(draft.vendor, number)
    return {
      ...draft,
      nodeId: ((vendorNumbers.get(draft.vendor) ?? 0) + 1) * idsPerVendor + number,
      code: codeOf(draft),
      ...bindGame(draft, random),
      position: positions.get(draft) ?? 1,
      hotPosition: hot.get(draft) ?? null,
    }
  })
}

/** Behind the ids of all vendors of the seed. */
export const lastSeedId = (seedVendors.length + 1) * idsPerVendor

const vendorNumbers = new Map(seedVendors.map(({ code }, index) => [code, index]))

function placesIn(lists: readonly (readonly Draft[])[]): Map<Draft, number> {
  return new Map(lists.flatMap((list) => list.map((draft, index) => [draft, index + 1] as const)))
}

/** The showpieces of the slots come first; the rest of a category is mixed, so that no vendor fills a page. */
function orderDrafts(drafts: readonly Draft[], random: RandomBytes): Map<Category, Draft[]> {
  const first = slotShowpieces.map(({ names }) => names)
  const ordered = new Map<Category, Draft[]>()
  for (const category of new Set(drafts.map((draft) => draft.category))) {
    const own = drafts.filter((draft) => draft.category === category)
    const shown = first.flatMap((names) => own.filter((draft) => draft.names === names))
    const rest = own.filter(({ names }) => !first.includes(names))
    ordered.set(category, [...shown, ...shuffle(random, rest)])
  }
  return ordered
}

/** Sixty: the showpieces, then the first of each category and more slots. */
function hotDrafts(
  drafts: readonly Draft[],
  ordered: ReadonlyMap<Category, readonly Draft[]>,
): Draft[] {
  const shown = hotShowpieces.map(({ names }) => names)
  const pieces = shown.flatMap((names) => drafts.filter((draft) => draft.names === names))
  const others = hotCounts.flatMap(([category, skipped, count]) =>
    (ordered.get(category) ?? [])
      .filter(({ names }) => !shown.includes(names))
      .slice(skipped, skipped + count),
  )
  return [...pieces, ...others]
}

/** Live codes carry their vendor: the picture of a table is known by its code alone. */
function codeOf({ vendor, category, names }: Draft): string {
  const words = category === 'LIVE' ? `${vendor} ${names.EN}` : names.EN
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
