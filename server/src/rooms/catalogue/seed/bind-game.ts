import { pick, type RandomBytes } from '@baize/kernel/random'
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

/** The kinds of slots that have no reels: what runs them, and which games that engine has. */
const otherSlots: Readonly<Record<string, readonly [engine: string, ...models: string[]]>> = {
  SC: ['scratch', 'scratch-3', 'scratch-6', 'scratch-9'],
  VP: ['video-poker', 'jacks-or-better', 'deuces-wild', 'joker-poker'],
  TG: ['table', 'blackjack', 'roulette', 'sic-bo', 'baccarat', 'dragon-tiger'],
  AC: ['instant', 'dice', 'mines', 'crash', 'keno', 'penalty'],
  BG: ['bingo', 'bingo-75', 'bingo-90'],
}

/** An instant game is what its name says. */
const instantNames: readonly (readonly [RegExp, model: string])[] = [
  [/Minefield/, 'mines'],
  [/Dice|Coin Toss|Darts/, 'dice'],
  [/Crash|Climb|Racer/, 'crash'],
  [/Keno/, 'keno'],
  [/Penalty/, 'penalty'],
]

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
    return { engine, model, minStake: pick(random, stakes), lines: null, demo: category === 'FISH' }
  }
  if (classify === 'SLOT') return bindSlot(slotOf(random), random)
  if (classify === 'JP') return bindSlot(pick(random, jackpotModels), random)
  const [engine, ...models] = otherSlots[classify] ?? []
  if (engine === undefined) throw new Error(`Nothing runs slots of the kind ${classify}.`)
  const minStake = pick(random, [10, 20, 50, 100, 200])
  const drawn = pick(random, models)
  const model = engine === 'instant' ? instantOf(names.EN) : drawn
  return { engine, model, minStake, lines: null, demo: true }
}

function instantOf(name: string): string {
  const found = instantNames.find(([words]) => words.test(name))
  if (found === undefined) throw new Error(`No instant game is called like ${name}.`)
  return found[1]
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
