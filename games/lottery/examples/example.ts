import { chanceFrom, type Chance } from '@baize/kernel/chance'
import { drawShapeOf, makeDraw, type DrawShape } from '../draw.ts'
import { judge, type Verdict } from '../judge.ts'
import type { Draw, Play } from '../play.ts'
import { quickPick } from '../tree/quick-pick.ts'
import { likelyDraw } from './likely-draw.ts'

export type Judged = { readonly draw: Draw; readonly verdict: Verdict }

/** A ticket of a play with a draw in which it wins and one in which it gets nothing, both as they are judged. */
export type Example = { readonly ticket: string; readonly won: Judged; readonly lost: Judged }

/** Tickets that are tried, and draws of each: some words hardly ever hold. */
const mostTickets = 60
const mostDraws = 150

/** The same for the same play and day, wherever it is asked for. */
export function exampleOf(play: Play, day = ''): Example {
  const chance = chanceOf(play.id)
  for (let tries = 0; tries < mostTickets; tries += 1) {
    const ticket = quickPick(play, chance, day)
    const example = tryTicket(play, ticket, { chance, day })
    if (example !== undefined) return { ticket, ...example }
  }
  throw new Error(`No example of ${play.id} was found`)
}

type How = { readonly chance: Chance; readonly day: string }

function tryTicket(play: Play, ticket: string, { chance, day }: How) {
  const shape = drawShapeOf(play)
  const read = play.read(ticket, day)
  if (!read.ok) return undefined
  const held = (draw: Draw): Judged | undefined => {
    const judged = judge(play.id, ticket, draw.join(' '), day)
    return judged.ok ? { draw, verdict: judged.value } : undefined
  }
  const won = find(isWon, (tries) =>
    // One in four is by chance alone: what is not named by number has to come by itself.
    held(tries % 4 === 3 ? makeDraw(shape, chance) : likelyDraw(shape, read.value.picked, chance)),
  )
  if (won === undefined) return undefined
  const lost =
    find(isLost, (tries) => held(changedAt(won.draw, shape, tries)), won.draw.length) ??
    find(isLost, () => held(makeDraw(shape, chance)))
  return lost && { won, lost }
}

const isWon = ({ verdict }: Judged) => Object.keys(verdict.hits).length > 0
const isLost = (judged: Judged) => !isWon(judged) && judged.verdict.refunds === 0

function find(
  fits: (judged: Judged) => boolean,
  next: (tries: number) => Judged | undefined,
  most = mostDraws,
): Judged | undefined {
  for (let tries = 0; tries < most; tries += 1) {
    const found = next(tries)
    if (found !== undefined && fits(found)) return found
  }
  return undefined
}

/** With one other symbol, counted from the end, so that it is seen how little it takes. */
function changedAt(draw: Draw, shape: DrawShape, fromEnd: number): Draw {
  const at = draw.length - 1 - fromEnd
  return draw.map((symbol, place) => (place === at ? nextOf(symbol, draw, shape) : symbol))
}

function nextOf(symbol: string, draw: Draw, shape: DrawShape): string {
  if (shape.kind === 'prizes') {
    return symbol.slice(0, -1) + String((Number(symbol.at(-1)) + 1) % 10)
  }
  const { symbols } = shape
  const at = symbols.indexOf(symbol)
  const others = [...symbols.slice(at + 1), ...symbols.slice(0, at)]
  return others.find((other) => shape.kind === 'digits' || !draw.includes(other)) ?? symbol
}

/** Numbers that follow from a text: an example binds nobody, and has only to be the same each time. */
function chanceOf(text: string): Chance {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return chanceFrom(() => {
    state = (state + 1_831_565_813) | 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return (word ^ (word >>> 14)) >>> 0
  })
}
