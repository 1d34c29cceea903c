import { useImperativeHandle, useRef, type Ref } from 'react'
import { colourOf, wheel } from '@baize/games/roulette/wheel'
import { polar, range, TURN, UP } from '@baize/ui/art/geometry'
import { at } from '@baize/ui/art/path'
import { createTurning, type Turning } from './turning.ts'
import './wheel.css'

const inks = { red: '#a8332f', black: '#16261d', green: '#1f7a4f' }
const step = TURN / wheel.length

/** A piece of a ring round the pocket at the top. */
function slice(inner: number, outer: number): string {
  const [from, to] = [UP - step / 2, UP + step / 2]
  return (
    `M${at(polar(outer, from))}A${outer} ${outer} 0 0 1 ${at(polar(outer, to))}` +
    `L${at(polar(inner, to))}A${inner} ${inner} 0 0 0 ${at(polar(inner, from))}Z`
  )
}

const numberPiece = slice(70, 90)
const pocketPiece = slice(50, 70)

export type WheelHandle = Pick<Turning, 'turnTo' | 'finish'>

type Props = {
  /** Where the ball lies at first; it is not there yet when nothing was played. */
  readonly first: number | undefined
  readonly handle?: Ref<WheelHandle>
}

/** The wheel, and the ball that comes to rest on the number that was drawn. */
export function Wheel({ first, handle }: Props) {
  const disc = useRef<SVGGElement>(null)
  const arm = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const turning = useRef<Turning>(undefined)
  useImperativeHandle(handle, () => {
    turning.current ??= createTurning(
      () => ({ disc: disc.current, arm: arm.current, ball: ball.current }),
      first,
    )
    return turning.current
  }, [first])
  const degrees = first === undefined ? 0 : (wheel.indexOf(first) * 360) / wheel.length
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className="wheel">
      <circle r="103" fill="#4a2f1b" />
      <circle r="101" fill="none" stroke="#e4bd66" strokeWidth="1.5" />
      <circle r="96" fill="#2c1b10" />
      {range(8).map((stud) => {
        const [x, y] = polar(93.5, UP + (stud + 0.5) * (TURN / 8))
        return (
          <rect
            key={stud}
            x={x - 1.2}
            y={y - 2.6}
            width="2.4"
            height="5.2"
            rx="1.2"
            fill="#e4bd66"
            transform={`rotate(${(stud + 0.5) * 45 + (stud % 2) * 90} ${x} ${y})`}
          />
        )
      })}
      <g ref={disc}>
        <circle r="90" fill="#16261d" />
        {wheel.map((one, place) => (
          <g key={one} transform={`rotate(${(place * 360) / wheel.length})`}>
            <path d={numberPiece} fill={inks[colourOf(one)]} />
            <path d={pocketPiece} fill={inks[colourOf(one)]} fillOpacity=".55" />
            <path
              d={pocketPiece}
              fill="none"
              stroke="#e4bd66"
              strokeWidth=".7"
              strokeOpacity=".8"
            />
            <text y="-76.5" textAnchor="middle" className="wheel-number">
              {one}
            </text>
          </g>
        ))}
        <circle r="70" fill="none" stroke="#e4bd66" strokeWidth="1" />
        <circle r="90" fill="none" stroke="#e4bd66" strokeWidth="1" />
        <circle r="50" fill="#14573f" stroke="#e4bd66" strokeWidth="1.5" />
        {range(4).map((spoke) => (
          <g key={spoke} transform={`rotate(${spoke * 90})`}>
            <path d="M-2.5 -10L-1.4 -38H1.4L2.5 -10Z" fill="#e4bd66" />
            <circle cy="-39" r="3.6" fill="#f0d17d" />
            <path
              d="M0 -46Q9 -30 4 -18"
              fill="none"
              stroke="#efe8d2"
              strokeOpacity=".25"
              transform="rotate(45)"
            />
          </g>
        ))}
        <circle r="12" fill="#b98f3e" />
        <circle r="8" fill="#e4bd66" />
        <path d="M0 -5L5 0L0 5L-5 0Z" fill="#14573f" />
      </g>
      <g ref={arm} style={{ transform: `rotate(${degrees}deg)` }}>
        <g
          ref={ball}
          style={{ transform: 'translateY(-59px)' }}
          visibility={first === undefined ? 'hidden' : undefined}
        >
          <circle r="4.4" fill="#f8f3e6" />
          <circle cx="-1.2" cy="-1.4" r="1.3" fill="#ffffff" />
        </g>
      </g>
    </svg>
  )
}
