import { drawFrom, type Chance } from '@baize/kernel/chance'
import { makeDraw, type DrawShape } from '../draw.ts'
import type { Draw } from '../play.ts'
import { linesOf, rowsOf } from '../play.ts'
import type { Picked } from '../ticket.ts'

/** Draws in which a ticket wins far more often than by chance: of what it names, in its order or in any. */

/** The numbers that a ticket names; words name none. */
function namedBy(picked: Picked): readonly string[] {
  const all =
    picked.form === 'dan'
      ? [...picked.dan, ...picked.tuo]
      : [...rowsOf(picked).flat(), ...linesOf(picked).flat()]
  return all.filter((symbol) => /^[\dR]+$/.test(symbol))
}

export function likelyDraw(shape: DrawShape, picked: Picked, chance: Chance): Draw {
  const draw = makeDraw(shape, chance)
  const named = namedBy(picked)
  if (shape.kind === 'prizes') return named.length === 0 ? draw : onPrizes(draw, named, chance)
  const known = named.flatMap((symbol) =>
    shape.symbols.includes(symbol)
      ? [symbol]
      : [...symbol].filter((own) => shape.symbols.includes(own)),
  )
  if (shape.kind === 'numbers') return known.length === 0 ? draw : onNumbers(draw, known, chance)
  return onDigits(draw, known.length === 0 ? draw.slice(0, 2) : known, chance)
}

/** In their order from some place on; or they at most places, however often. */
function onDigits(draw: Draw, named: readonly string[], chance: Chance): Draw {
  if (chance.below(2) === 0) {
    return draw.map((digit) =>
      chance.below(4) === 0 ? digit : (named[chance.below(named.length)] ?? digit),
    )
  }
  const from = chance.below(Math.max(1, draw.length - named.length + 1))
  return draw.map((digit, place) => named[place - from] ?? digit)
}

/** In their order or in another, from some place on; what they push out is drawn where they were. */
function onNumbers(draw: Draw, named: readonly string[], chance: Chance): Draw {
  const different = [...new Set(named)]
  const own = chance.below(2) === 0 ? different : drawFrom(chance, different)
  const from = chance.below(Math.max(1, draw.length - own.length + 1))
  const others = draw.filter((number) => !own.includes(number))
  return [...others.slice(0, from), ...own, ...others.slice(from)].slice(0, draw.length)
}

/** Each at the end or the beginning of a prize, in its order or in another. */
function onPrizes(draw: Draw, named: readonly string[], chance: Chance): Draw {
  const drawn = [...draw]
  for (const number of named) {
    const place = chance.below(drawn.length)
    const prize = drawn[place] ?? ''
    if (prize.length < number.length) continue
    const digits = [...number.replace('R', String(chance.below(10)))]
    const own = (chance.below(2) === 0 ? digits : drawFrom(chance, digits)).join('')
    drawn[place] =
      chance.below(2) === 0
        ? prize.slice(0, prize.length - own.length) + own
        : own + prize.slice(own.length)
  }
  return drawn
}
