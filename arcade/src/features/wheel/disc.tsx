import { memo, useEffect, useRef } from 'react'
import { paysToOne, segments, type WheelSpot } from '@baize/games/wheel/wheel'
import { petals, polar, range, scallop, TURN, UP } from '@baize/ui/art/geometry'
import { at } from '@baize/ui/art/path'
import { spotInks, spotSigns } from './spot-look.ts'
import { angleAt, isTurning, type Motion } from './turning.ts'
import './disc.css'

const step = TURN / segments.length
const degrees = 360 / segments.length
const brass = '#e4bd66'
const wine = '#3b0f14'

/** A piece of a ring round the segment at the top, drawn in by some units on every side. */
function slice(inner: number, outer: number, inset = 0): string {
  const half = (radius: number) => step / 2 - inset / radius
  const edge = (radius: number, side: number) => at(polar(radius, UP + side * half(radius)))
  return (
    `M${edge(outer, -1)}A${outer} ${outer} 0 0 1 ${edge(outer, 1)}` +
    `L${edge(inner, 1)}A${inner} ${inner} 0 0 0 ${edge(inner, -1)}Z`
  )
}

const piece = slice(28, 91)
const inlay = slice(32, 89.5, 1.1)

type Props = { readonly motion: Motion }

/** The wheel with its 54 segments, as they stand in the rules, and the pointer over it. */
export function Disc({ motion }: Props) {
  const turned = useRef<HTMLDivElement>(null)
  const heard = useRef({ round: 0, at: 0 })
  useEffect(() => {
    let frame = 0
    if (motion.stop && heard.current.round !== motion.round) {
      heard.current = { round: motion.round, at: Date.now() }
    }
    const known = { ...motion, heardAt: heard.current.at }
    const turn = () => {
      const now = Date.now()
      if (turned.current) turned.current.style.transform = `rotate(${angleAt(known, now)}deg)`
      if (isTurning(known, now)) frame = requestAnimationFrame(turn)
    }
    turn()
    return () => cancelAnimationFrame(frame)
  }, [motion])
  return (
    <div className="disc" aria-hidden="true">
      <Rim />
      <div ref={turned} className="disc-turned">
        <Face />
      </div>
      <Pointer />
    </div>
  )
}

const Rim = memo(function Rim() {
  return (
    <svg viewBox="-104 -104 208 208">
      <circle r="103.4" fill={brass} />
      <circle r="102.4" fill={wine} />
      <circle r="100.6" fill="none" stroke={brass} strokeOpacity=".55" strokeWidth=".4" />
      <circle r="93.6" fill={brass} />
      {range(36).map((lamp) => {
        const [x, y] = polar(97.3, UP + (lamp + 0.5) * (TURN / 36))
        return lamp % 2 === 0 ? (
          <circle key={lamp} cx={x} cy={y} r="1.5" fill="#efe8d2" stroke={brass} strokeWidth=".5" />
        ) : (
          <path
            key={lamp}
            d="M0 -2.4L1.3 0L0 2.4L-1.3 0Z"
            fill={brass}
            transform={`translate(${x} ${y}) rotate(${(lamp + 0.5) * 10})`}
          />
        )
      })}
    </svg>
  )
})

const Face = memo(function Face() {
  return (
    <svg viewBox="-104 -104 208 208">
      <circle r="92" fill={wine} />
      {segments.map((spot, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
        <g key={place} transform={`rotate(${place * degrees})`}>
          <path d={piece} fill={spotInks[spot].ground} stroke={brass} strokeWidth=".45" />
          <path
            d={inlay}
            fill="none"
            stroke={spotInks[spot].ink}
            strokeOpacity=".32"
            strokeWidth=".3"
          />
          <Label spot={spot} />
        </g>
      ))}
      {segments.map((_, place) => {
        const [x, y] = polar(91, UP + (place + 0.5) * step)
        // oxlint-disable-next-line react/no-array-index-key -- a peg is its place
        return <circle key={place} cx={x} cy={y} r="1.1" fill="#f0d17d" />
      })}
      <circle r="28" fill={brass} />
      <circle r="26.8" fill="#0f4a34" />
      {range(24).map((line) => (
        <ellipse
          key={line}
          rx="25.4"
          ry="9"
          fill="none"
          stroke="#8ce3be"
          strokeOpacity=".28"
          strokeWidth=".3"
          transform={`rotate(${line * 7.5})`}
        />
      ))}
      <path d={scallop(20, 16.4, 1.1)} fill={wine} />
      <path d={scallop(20, 15.4, 1.1)} fill="#efe8d2" />
      <circle r="13.4" fill="none" stroke={wine} strokeWidth=".4" />
      <path d={petals(12, 12, 0.16)} fill="#9a2630" />
      <circle r="5.4" fill="#efe8d2" />
      <path d="M0 -4L3 0L0 4L-3 0Z" fill={wine} />
    </svg>
  )
})

/** The number, or the sign with the number under it, to be read from the middle outwards. */
function Label({ spot }: { readonly spot: WheelSpot }) {
  const { ink } = spotInks[spot]
  const sign = spotSigns[spot]
  if (sign === undefined) {
    return (
      <>
        <text y="-79" textAnchor="middle" className="disc-number" fill={ink}>
          {paysToOne(spot)}
        </text>
        <path d="M0 -74L1.4 -71.4L0 -68.8L-1.4 -71.4Z" fill={ink} fillOpacity=".7" />
        <path d="M0 -66.6L.9 -65L0 -63.4L-.9 -65Z" fill={ink} fillOpacity=".45" />
      </>
    )
  }
  return (
    <>
      <path d={sign} fill="#f6d476" transform="translate(0 -82) scale(.62)" />
      <text y="-69.5" textAnchor="middle" className="disc-number disc-number-small" fill={ink}>
        {paysToOne(spot)}
      </text>
    </>
  )
}

const Pointer = memo(function Pointer() {
  return (
    <svg viewBox="-104 -104 208 208" className="disc-pointer">
      <path
        d="M0 -84C-3 -92 -8.4 -95 -8.4 -100.4A8.4 8.4 0 0 1 8.4 -100.4C8.4 -95 3 -92 0 -84Z"
        fill="#f0d17d"
        stroke="#7d5914"
        strokeWidth=".9"
      />
      <path d="M0 -105.4L3 -101L0 -96.6L-3 -101Z" fill="#9a2630" />
    </svg>
  )
})
