import { pick, randomInt, type RandomBytes } from '@baize/kernel/random'
import type { Category } from '../rules.ts'
import type { NewGame } from '../store.ts'
import { jackpotModels, slotModels, volatilityWeights, type SlotModel } from './models.ts'
import { pickWeighted } from './titles.ts'

type Kind = {
  readonly category: Category
  readonly classify: string
  readonly names: { readonly EN: string }
}
type Binding = Pick<NewGame, 'engine' | 'model' | 'minStake' | 'lines' | 'demo'>

/** The kinds of slots without reels whose names leave open which game of the engine it is. */
const drawnKinds: Readonly<Record<string, readonly [engine: string, ...models: string[]]>> = {
  SC: ['scratch', 'scratch-3', 'scratch-6', 'scratch-9'],
  BG: ['bingo', 'bingo-75', 'bingo-90'],
}

type Named = readonly [words: RegExp, model: string]

/** Those that are what their names say, and nothing else: a title whose game is not there yet stays closed until it is. */
const namedKinds: Readonly<Record<string, readonly [engine: string, ...named: Named[]]>> = {
  AC: [
    'instant',
    [/\bMinefield\b/, 'mines'],
    [/\bDice\b/, 'dice'],
    [/\b(?:Crash|Climb|Racer)\b/, 'crash'],
    [/\bDarts\b/, 'darts'],
    [/\bCoin Toss\b/, 'coin-toss'],
    [/\bKeno\b/, 'keno'],
    [/\bPenalty\b/, 'penalty'],
  ],
  TG: [
    'table',
    [/\bBlackjack\b/, 'blackjack'],
    [/\bRoulette\b/, 'roulette'],
    [/\bBaccarat\b/, 'baccarat'],
    [/\bSic Bo\b/, 'sic-bo'],
    [/\bCraps\b/, 'craps'],
    [/\bHi-Lo\b/, 'hi-lo'],
    [/\bRed Dog\b/, 'red-dog'],
  ],
  VP: [
    'video-poker',
    [/\bJacks\b/, 'jacks-or-better'],
    [/\bAces\b/, 'aces-and-faces'],
    // Who says poker and no more means the one that all others are made of.
    [/\bPoker\b/, 'jacks-or-better'],
  ],
}

/** Of games whose rules take a stake in larger units than the smallest: what the lobby says must be what can be staked. */
const leastStakes: Readonly<Record<string, number>> = { crash: 100 }

/** Tables of a hall that a game of ours plays, by their kind. */
const ownTables: Readonly<Record<string, { readonly engine: string; readonly model: string }>> = {
  WH: { engine: 'table', model: 'wheel' },
}

const engines: Readonly<Record<Exclude<Category, 'RNG'>, string>> = {
  LIVE: 'live-table',
  FISH: 'fish',
  SPORTS: 'sportsbook',
  ESPORTS: 'sportsbook',
  PVP: 'cards',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  COCKFIGHT: 'derby',
}

/** What runs a game, by which mathematics, and from which stake. The same chance gives the same. */
export function bindGame({ category, classify, names }: Kind, random: RandomBytes): Binding {
  if (category !== 'RNG') {
    const engine = engines[category]
    const stakes = category === 'LIVE' ? [1000, 2000, 5000, 10_000] : [10, 20, 50, 100, 200]
    // A table or a lottery is known by its kind; the others have one rule of their own each.
    const model = classify === '' ? engine : `${engine}-${classify.toLowerCase()}`
    const own = category === 'LIVE' ? ownTables[classify] : undefined
    const bound = own ?? { engine, model }
    return { ...bound, minStake: pick(random, stakes), lines: null, demo: category === 'FISH' }
  }
  if (classify === 'SLOT') return bindSlot(slotOf(random), random)
  if (classify === 'JP') return bindSlot(pick(random, jackpotModels), random)
  const minStake = pick(random, [10, 20, 50, 100, 200])
  const game = withoutReels(classify, names.EN, random)
  const least = leastStakes[game.model] ?? 1
  return { ...game, minStake: Math.max(minStake, least), lines: null, demo: true }
}

function withoutReels(
  classify: string,
  name: string,
  random: RandomBytes,
): { readonly engine: string; readonly model: string } {
  const [engine, ...named] = namedKinds[classify] ?? []
  if (engine !== undefined) {
    // Drawn and not used: a title that is named leaves what all behind it are bound to as it is.
    randomInt(random, 5)
    const model = named.find(([words]) => words.test(name))?.[1]
    if (model === undefined) throw new Error(`No game of the kind ${classify} is called ${name}.`)
    return { engine, model }
  }
  const [drawnEngine, ...models] = drawnKinds[classify] ?? []
  if (drawnEngine === undefined) throw new Error(`Nothing runs slots of the kind ${classify}.`)
  return { engine: drawnEngine, model: pick(random, models) }
}

/** The volatility first, so that a family with many models of one does not decide how the house plays. */
function slotOf(random: RandomBytes): SlotModel {
  const volatility = pickWeighted(random, volatilityWeights)
  return pick(
    random,
    slotModels.filter((model) => model.volatility === volatility),
  )
}

/** The least stake of a game with lines is a whole unit on each of them. */
function bindSlot({ id, engine, lines }: SlotModel, random: RandomBytes): Binding {
  const minStake =
    engine === 'lines' && lines !== null
      ? lines * pick(random, [1, 2, 5])
      : pick(random, [10, 20, 50, 100, 200])
  return { engine, model: id, minStake, lines, demo: true }
}
