import { spots, type Spot } from '@baize/games/roulette/spots'

/**
 * Where a spot lies on the cloth. The cloth is a grid of fourteen tracks along it (zero, twelve streets, the columns) and
 * six across (even chances, dozens, the rail, three columns). What lies between numbers is told by the field that comes
 * after it and the edge of that field.
 */
export type Place = {
  readonly along: number
  readonly alongSpan: number
  readonly across: number
  readonly acrossSpan: number
  /** The field itself, the edge with the field before it along or across the cloth, the corner of both, or the rail. */
  readonly at: 'field' | 'along' | 'across' | 'corner' | 'street' | 'line'
  /** Its middle in halves of a field, for the arrow keys. */
  readonly x: number
  readonly y: number
}

const rail = 3
const firstColumn = 4
const firstStreet = 2
const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high']

const streetOf = (number: number) => firstStreet + Math.ceil(number / 3) - 1
const columnOf = (number: number) => firstColumn + ((number - 1) % 3)

function place(
  at: Place['at'],
  along: number,
  across: number,
  [alongSpan, acrossSpan]: readonly [number, number] = [1, 1],
): Place {
  const onEdge = {
    along: at === 'along' || at === 'corner' || at === 'line',
    across: at === 'across' || at === 'corner',
  }
  return {
    at,
    along,
    across,
    alongSpan,
    acrossSpan,
    x: onEdge.along ? along * 2 : along * 2 + alongSpan,
    y: onEdge.across ? across * 2 : across * 2 + acrossSpan,
  }
}

function placeOf({ id, kind, numbers }: Spot): Place {
  const last = numbers.at(-1) ?? 0
  const first = numbers[0] ?? 0
  switch (kind) {
    case 'straight':
      return last === 0
        ? place('field', 1, firstColumn, [1, 3])
        : place('field', streetOf(last), columnOf(last))
    case 'split':
      return place(
        last - first === 1 && first > 0 ? 'across' : 'along',
        streetOf(last),
        columnOf(last),
      )
    case 'corner':
    case 'trio':
      return place('corner', streetOf(last), columnOf(last))
    case 'street':
      return place('street', streetOf(last), rail)
    case 'six_line':
    case 'first_four':
      return place('line', streetOf(last), rail)
    case 'column':
      return place('field', 14, columnOf(first))
    case 'dozen':
      return place('field', streetOf(first), 2, [4, 1])
    case 'even_chance':
      return place('field', firstStreet + 2 * evenChances.indexOf(id), 1, [2, 1])
  }
}

const places = new Map(spots.map((spot) => [spot.id, placeOf(spot)]))

export function findPlace(spot: string): Place | undefined {
  return places.get(spot)
}

export type Direction = 'on' | 'back' | 'up' | 'down'

/** The nearest spot that way on the cloth: `on` leads away from zero, `up` from the even chances to the third column. */
export function neighbourOf(spot: string, direction: Direction): string {
  const from = places.get(spot)
  if (!from) return spot
  const isAlong = direction === 'on' || direction === 'back'
  const sign = direction === 'on' || direction === 'up' ? 1 : -1
  let [best, least] = [spot, Infinity]
  for (const [id, { x, y }] of places) {
    const [ahead, aside] = isAlong ? [x - from.x, y - from.y] : [y - from.y, x - from.x]
    if (ahead * sign <= 0) continue
    // Straight on comes before near: a step leads along the line one is on for as long as it goes on.
    const far = ahead * sign + Math.abs(aside) * 3
    if (far < least) [best, least] = [id, far]
  }
  return best
}
