import { cx } from '@baize/ui/look/cx.ts'
import './tickets.css'

type EnvelopeProps = { readonly slip: string | undefined; readonly isMoving: boolean }

/** Closed until it was opened; then the slip stands out of it. */
export function Envelope({ slip, isMoving }: EnvelopeProps) {
  return (
    <svg
      viewBox="0 0 300 340"
      aria-hidden="true"
      className={cx('mx-auto block w-full max-w-72', isMoving && 'ticket-shake')}
    >
      {slip !== undefined && (
        <g>
          <rect
            x="60"
            y="16"
            width="180"
            height="150"
            rx="6"
            fill="#efe8d2"
            stroke="#b98a2b"
            strokeWidth="2"
          />
          <text
            x="150"
            y="74"
            textAnchor="middle"
            fontSize="30"
            fontWeight="700"
            fill="#16261d"
            className="font-display"
            textLength={slip.length > 10 ? 160 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {slip}
          </text>
        </g>
      )}
      <rect
        x="30"
        y="100"
        width="240"
        height="230"
        rx="12"
        fill="#a3202d"
        stroke="#3a0d14"
        strokeWidth="3"
      />
      <rect
        x="42"
        y="112"
        width="216"
        height="206"
        rx="8"
        fill="none"
        stroke="#e4bd66"
        strokeWidth="2"
      />
      {slip === undefined && (
        <path
          d="M30 112q0-12 12-12h216q12 0 12 12c-30 60-210 60-240 0Z"
          fill="#8c1d2f"
          stroke="#e4bd66"
          strokeWidth="2"
        />
      )}
      <circle
        cx="150"
        cy={slip === undefined ? 162 : 220}
        r="34"
        fill="#efe8d2"
        stroke="#b98a2b"
        strokeWidth="4"
      />
      <path
        d={`M150 ${slip === undefined ? 138 : 196}l8 16 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2Z`}
        fill="#a3202d"
      />
    </svg>
  )
}
