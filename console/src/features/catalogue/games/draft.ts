import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { languages, type Language } from '@baize/kernel/language'
import { parseMoney, toDecimal, type Currency } from '@baize/kernel/money'
import { standingChanges, standingDraft, type StandingDraft } from '../standing.ts'
import type { GameLabel } from '../words.ts'

/** A game as its form is filled in; sums and numbers are kept as they are typed. */
export type GameDraft = StandingDraft & {
  readonly names: Readonly<Record<Language, string>>
  /** As typed, with commas between. */
  readonly aliases: string
  readonly labels: readonly GameLabel[]
  readonly minBet: string
  readonly lines: string
  readonly demo: boolean
}

export type Writing = { readonly currency: Currency; readonly mark: '.' | ',' }

export function gameDraftOf(game: DeskGame, { currency, mark }: Writing): GameDraft {
  const names = languages.map(({ wire }) => [wire, game.names[wire] ?? ''] as const)
  return {
    names: Object.fromEntries(names) as Record<Language, string>,
    aliases: game.aliases.join(', '),
    labels: game.labels,
    minBet: toDecimal({ amount: BigInt(game.minBet), currency }).replace('.', mark),
    lines: String(game.lines),
    demo: game.demo,
    ...standingDraft(game),
  }
}

export type GameProblem = 'name' | 'aliases' | 'minBet' | 'lines'

/** What cannot be sent as it stands; the server judges the rest. */
export function problemsOf(draft: GameDraft, writing: Writing): readonly GameProblem[] {
  return [
    ...(draft.names.EN.trim() === '' ? (['name'] as const) : []),
    ...(areAliases(aliasesOf(draft)) ? [] : (['aliases'] as const)),
    ...(leastBet(draft, writing) === undefined ? (['minBet'] as const) : []),
    ...(/^\d{1,6}$/.test(draft.lines) ? [] : (['lines'] as const)),
  ]
}

/** Only what differs from the game, as the call takes it. */
export function changesOf(game: DeskGame, draft: GameDraft, writing: Writing) {
  const names = namesOf(draft)
  const aliases = aliasesOf(draft)
  const minBet = leastBet(draft, writing)
  const lines = Number(draft.lines)
  return {
    ...(!sameNames(names, game.names) && { names }),
    ...(aliases.join() !== game.aliases.join() && { aliases }),
    ...(!sameLabels(draft.labels, game.labels) && { labels: [...draft.labels] }),
    ...(minBet !== undefined && minBet !== game.minBet && { minBet }),
    ...(lines !== game.lines && { lines }),
    ...(draft.demo !== game.demo && { demo: draft.demo }),
    ...standingChanges(game, draft),
  }
}

function aliasesOf({ aliases }: GameDraft): string[] {
  return aliases
    .split(/[,、]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')
}

const areAliases = (aliases: readonly string[]) =>
  aliases.length <= 10 && aliases.every(({ length }) => length <= 40)

/** In the smallest unit. */
function leastBet({ minBet }: GameDraft, { currency, mark }: Writing): string | undefined {
  const read = parseMoney(minBet, currency, { decimalMark: mark })
  if (!read.ok || read.value.amount <= 0n) return undefined
  const text = String(read.value.amount)
  return text.length <= 15 ? text : undefined
}

/** A language without a name is left out, and English stands in for it. */
function namesOf({ names }: GameDraft): DeskGame['names'] {
  return Object.fromEntries(
    languages.flatMap(({ wire }) => {
      const name = names[wire].trim()
      return name === '' ? [] : [[wire, name]]
    }),
  )
}

const sameNames = (one: DeskGame['names'], other: DeskGame['names']) =>
  languages.every(({ wire }) => (one[wire] ?? '') === (other[wire] ?? ''))

const sameLabels = (one: readonly GameLabel[], other: readonly GameLabel[]) =>
  one.length === other.length && one.every((label) => other.includes(label))
