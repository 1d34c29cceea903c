import { drawShapeOf } from '@baize/games/lottery/draw'
import type { Play } from '@baize/games/lottery/play'
import { useText } from '@baize/texts/use-text'
import { Balls, isSheet } from '../balls.tsx'
import { rowsOfSheet } from '../results/sheet-rows.ts'

type Props = {
  readonly play: Play
  readonly draw: readonly string[]
  /** A draw beside it: the prize in which alone they differ stands out. */
  readonly other: readonly string[]
}

/** A draw as balls, or each prize of a sheet in little room. */
export function ExampleDraw({ play, draw, other }: Props) {
  const t = useText()
  if (!isSheet(play.family)) return <Balls family={play.family} draw={draw} size={30} />
  const differing = draw.flatMap((prize, place) => (prize === other[place] ? [] : [place]))
  const marked = differing.length === 1 ? differing[0] : undefined
  const whole = drawShapeOf({ id: '', family: play.family })
  const size = whole.kind === 'prizes' ? whole.lengths.length : draw.length
  return Array.from({ length: Math.ceil(draw.length / size) }, (_, sheet) => {
    const from = sheet * size
    return (
      <dl key={sheet} className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {withPlaces(rowsOfSheet(play.family, draw.slice(from, from + size)), from).map(
          ({ name, prizes }) => (
            <div key={name} className="contents text-meta">
              <dt className="text-text-2">{t(name)}</dt>
              <dd className="flex flex-wrap gap-x-3">
                {prizes.map(({ prize, place }) => (
                  <span key={place} className={place === marked ? 'font-bold text-brass' : ''}>
                    {prize}
                  </span>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
    )
  })
}

/** Tiers of which something was drawn, with the place of each prize in the draw. */
function withPlaces(rows: ReturnType<typeof rowsOfSheet>, from: number) {
  let at = from
  return rows.flatMap(({ name, prizes }) => {
    if (prizes.length === 0) return []
    return [{ name, prizes: prizes.map((prize) => ({ prize, place: at++ })) }]
  })
}
