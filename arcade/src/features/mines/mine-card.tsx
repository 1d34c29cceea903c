import { drawEmblem } from '@baize/ui/art/emblem'
import { polar, range, TURN } from '@baize/ui/art/geometry'
import { at } from '@baize/ui/art/path'
import type { TitleLook } from '../../shared/title-look.ts'
import type { CellLook } from './state.ts'

const loops = range(8)
  .map((i) => {
    const angle = (i * TURN) / 8
    return `M0 0Q${at(polar(30, angle - 0.55))} ${at(polar(36, angle))}Q${at(polar(30, angle + 0.55))} 0 0Z`
  })
  .join('')

const gemTones = {
  accent: '#86c7ed',
  shade: '#5ea6d6',
  light: '#efe8d2',
  glint: '#ffffff',
  deep: '#1f4a86',
  brass: '#e4bd66',
  brassShade: '#b98f3e',
}
const bombTones = {
  accent: '#16261d',
  shade: '#0b1610',
  light: '#16261d',
  glint: '#efe8d2',
  deep: '#efe8d2',
  brass: '#a8332f',
  brassShade: '#7c2422',
}
const gem = drawEmblem('gem', gemTones, 0)
const bomb = drawEmblem('bomb', bombTones, 0)

type Props = {
  readonly look: CellLook
  /** Whose cards they are; the house's where nobody knows the title. */
  readonly back?: TitleLook | undefined
}

/** A card of the board, 96 by 96: its back in the inks of its title, a gem or a mine on paper. */
export function MineCard({ look, back }: Props) {
  return (
    <svg viewBox="-48 -48 96 96" aria-hidden="true" className="size-full">
      {look === 'closed' ? <Back back={back} /> : <Face look={look} />}
    </svg>
  )
}

const house = { ground: '#14573f', accent: '#e4bd66', paper: '#efe8d2', drawn: '' }

function Back({ back = house }: { readonly back: typeof house | undefined }) {
  return (
    <>
      <rect x="-48" y="-48" width="96" height="96" rx="9" fill={back.ground} />
      <path d={loops} fill="none" stroke={back.paper} strokeOpacity=".3" />
      <rect
        x="-41"
        y="-41"
        width="82"
        height="82"
        rx="4"
        fill="none"
        stroke={back.accent}
        strokeOpacity=".75"
        strokeWidth="1.5"
      />
      {back.drawn === '' ? (
        <path d="M0 -9L9 0L0 9L-9 0Z" fill={back.accent} />
      ) : (
        <>
          <circle r="27" fill={back.ground} />
          <g
            transform="scale(0.36)"
            // oxlint-disable-next-line react/no-danger -- drawn by our own generator
            dangerouslySetInnerHTML={{ __html: back.drawn }}
          />
        </>
      )}
    </>
  )
}

function Face({ look }: { readonly look: Exclude<CellLook, 'closed'> }) {
  const isGem = look === 'gem'
  const ink = isGem ? '#1f4a86' : '#a8332f'
  return (
    <>
      <rect
        x="-48"
        y="-48"
        width="96"
        height="96"
        rx="9"
        fill={look === 'hit' ? '#e9b7a4' : '#efe8d2'}
      />
      <rect
        x="-41"
        y="-41"
        width="82"
        height="82"
        rx="3"
        fill="none"
        stroke={ink}
        strokeWidth={look === 'hit' ? 4 : 1.5}
      />
      {isGem && <circle r="32" fill={ink} />}
      <g
        transform={`scale(${isGem ? 0.36 : 0.44})`}
        // oxlint-disable-next-line react/no-danger -- drawn by our own generator
        dangerouslySetInnerHTML={{ __html: isGem ? gem : bomb }}
      />
    </>
  )
}
