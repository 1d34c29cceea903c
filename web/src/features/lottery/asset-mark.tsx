import type { ShownLottery } from './api.ts'

type Asset = Exclude<ShownLottery['asset'], ''>
type Piece = readonly [x: number, y: number, radius: number, colour: string]

const [red, blue, green, gold] = ['#e24942', '#3d8ad4', '#43a96e', '#ebc336'] as const
const ivory = '#fbf6e6'

const around = (count: number, radius: number, paint: (place: number) => string): Piece[] =>
  Array.from({ length: count }, (_, place) => {
    const turn = (place / count) * 2 * Math.PI - Math.PI / 2
    return [24 + 15 * Math.cos(turn), 24 + 15 * Math.sin(turn), radius, paint(place)] as const
  })

/** Five digits in a row; five of eleven; three of a day; six around the special one; and lanes of a race. */
const pieces: Readonly<Record<Exclude<Asset, 'PK10'>, readonly Piece[]>> = {
  SSC: [blue, gold, red, green, blue].map((colour, place) => [6 + place * 9, 24, 4.2, colour]),
  '11X5': around(11, 3.8, (place) => (place % 2 === 0 && place < 9 ? red : ivory)),
  LF: [
    [24, 14, 8, gold],
    [14, 31, 8, red],
    [34, 31, 8, blue],
  ],
  LHC: [...around(6, 6, (place) => [red, blue, green][place % 3] ?? red), [24, 24, 6.5, gold]],
}

const lanes = [
  [10, 34, gold],
  [18, 24, blue],
  [26, 38, red],
  [34, 29, green],
] as const

/** The picture of a family, beside its name. The regional ones have none. */
export function AssetMark({ asset, size = 40 }: Pick<ShownLottery, 'asset'> & { size?: number }) {
  if (asset === '') return null
  return (
    <svg
      data-asset={asset}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className="flex-none"
    >
      <rect width="48" height="48" rx="12" fill="#16432f" />
      {asset === 'PK10'
        ? lanes.map(([y, length, colour]) => (
            <g key={y}>
              <rect x="4" y={y} width="40" height="5" rx="2.5" fill="#0e231a" />
              <rect x="4" y={y} width={length} height="5" rx="2.5" fill={colour} />
            </g>
          ))
        : pieces[asset].map(([x, y, radius, colour]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={colour} stroke="#0e231a" />
          ))}
    </svg>
  )
}
