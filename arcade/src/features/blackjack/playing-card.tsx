import { SUIT_PATHS } from '@baize/ui/art/emblems/suits'
import { drawCardBack } from '@baize/ui/art/card-back'
import { moved } from '@baize/ui/art/path'

const suits = { s: 'spade', h: 'heart', d: 'diamond', c: 'club' } as const
type SuitLetter = keyof typeof suits

/** Where the pips of a number lie, from the middle, in hundredths of the half width and height. */
const columns: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  A: [[0, 0]],
  '2': [
    [0, -1],
    [0, 1],
  ],
  '3': [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  '7': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  '8': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  '9': [
    [-1, -1],
    [1, -1],
    [-1, -1 / 3],
    [1, -1 / 3],
    [0, 0],
    [-1, 1 / 3],
    [1, 1 / 3],
    [-1, 1],
    [1, 1],
  ],
  T: [
    [-1, -1],
    [1, -1],
    [0, -2 / 3],
    [-1, -1 / 3],
    [1, -1 / 3],
    [-1, 1 / 3],
    [1, 1 / 3],
    [0, 2 / 3],
    [-1, 1],
    [1, 1],
  ],
}

/** A card as the rules write it (`As`, `Td`), drawn on paper; without one, its back. */
export function PlayingCard({ card }: { readonly card: string | undefined }) {
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true" className="playing-card">
      {card === undefined ? (
        // oxlint-disable-next-line react/no-danger -- drawn by our own generator
        <g dangerouslySetInnerHTML={{ __html: drawCardBack() }} />
      ) : (
        <Face rank={card[0] ?? ''} suit={(card[1] ?? 's') as SuitLetter} />
      )}
    </svg>
  )
}

function Face({ rank, suit }: { readonly rank: string; readonly suit: SuitLetter }) {
  const ink = suit === 'h' || suit === 'd' ? '#a8332f' : '#16261d'
  const path = SUIT_PATHS[suits[suit]]
  const corner = (
    <>
      <text x="44" y="68" textAnchor="middle" className="playing-card-rank" fill={ink}>
        {rank === 'T' ? '10' : rank}
      </text>
      <path d={moved(path, { x: 44, y: 104, scale: 0.32 })} fill={ink} />
    </>
  )
  return (
    <>
      <rect width="300" height="400" fill="#f8f3e6" />
      {corner}
      <g transform="rotate(180 150 200)">{corner}</g>
      {'JQK'.includes(rank) ? (
        <Court rank={rank} path={path} ink={ink} />
      ) : (
        <Pips rank={rank} path={path} ink={ink} />
      )}
    </>
  )
}

type Drawn = { readonly rank: string; readonly path: string; readonly ink: string }

function Pips({ rank, path, ink }: Drawn) {
  const scale = rank === 'A' ? 1 : 0.48
  return (
    <path
      fill={ink}
      d={(columns[rank] ?? [])
        .map(([x, y]) =>
          moved(path, { x: 150 + x * 52, y: 200 + y * 126, scale, turn: y > 0 ? 180 : 0 }),
        )
        .join('')}
    />
  )
}

const crowns: Readonly<Record<string, string>> = {
  K: 'M-44 -92L-50 -138L-24 -118L0 -148L24 -118L50 -138L44 -92Z',
  Q: 'M-40 -92Q-56 -122 -34 -130Q-24 -118 -18 -132Q0 -152 18 -132Q24 -118 34 -130Q56 -122 40 -92Z',
  J: 'M-42 -92Q-44 -122 -8 -126L34 -140L22 -120Q44 -112 42 -92Z',
}

/** A picture card: its letter on a plate of its ink with what it wears, the same either way up. */
function Court({ rank, path, ink }: Drawn) {
  const half = (
    <>
      <path d={crowns[rank] ?? ''} fill="#e4bd66" stroke="#b98a2b" strokeWidth="3" />
      <path d={moved(path, { x: -52, y: -58, scale: 0.2 })} fill="#e4bd66" />
      <path d={moved(path, { x: 52, y: -58, scale: 0.2 })} fill="#e4bd66" />
    </>
  )
  return (
    <g transform="translate(150 200)">
      <rect x="-82" y="-160" width="164" height="320" rx="12" fill={ink} />
      <rect
        x="-74"
        y="-152"
        width="148"
        height="304"
        rx="8"
        fill="none"
        stroke="#e4bd66"
        strokeWidth="2.5"
      />
      {half}
      <g transform="rotate(180)">{half}</g>
      <circle r="50" fill="#f8f3e6" />
      <circle r="44" fill="none" stroke="#e4bd66" strokeWidth="2.5" />
      <text y="26" textAnchor="middle" className="playing-card-court" fill={ink}>
        {rank}
      </text>
    </g>
  )
}
