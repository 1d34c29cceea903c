import {
  Clover,
  Club,
  Coins,
  CupSoda,
  Dices,
  Fan,
  Feather,
  Gift,
  KeyRound,
  LampDesk,
  Leaf,
  Shirt,
  Star,
  TicketPercent,
  Volleyball,
  type LucideIcon,
} from 'lucide-react'
import type { GoodDrawing } from '@baize/contract/points/point-names'
import { cx } from '@baize/ui/look/cx.ts'

type Look = { readonly icon: LucideIcon; readonly ground: string; readonly ink: string }

const green = { ground: '#17563b', ink: '#17563b' }
const red = { ground: '#7c1f2d', ink: '#9c2738' }
const blue = { ground: '#1f3f7f', ink: '#2a54a6' }
const teal = { ground: '#0f4f57', ink: '#12636d' }
const slate = { ground: '#36404d', ink: '#8a6420' }
const plum = { ground: '#5d2149', ink: '#74295b' }

/** What stands on the medal, and the colour of the cloth behind it: the same by day and by night, like a print. */
const looks: Readonly<Record<GoodDrawing, Look>> = {
  coin: { icon: Coins, ...green, ink: '#8a6420' },
  voucher: { icon: TicketPercent, ...plum },
  cards: { icon: Club, ...red },
  dice: { icon: Dices, ...blue },
  lantern: { icon: LampDesk, ...red },
  fan: { icon: Fan, ...teal },
  key: { icon: KeyRound, ...slate },
  ball: { icon: Volleyball, ...green },
  feather: { icon: Feather, ...plum },
  leaf: { icon: Leaf, ...green },
  star: { icon: Star, ...blue },
  horseshoe: { icon: Clover, ...slate },
  shirt: { icon: Shirt, ...teal },
  cup: { icon: CupSoda, ...slate },
  gift: { icon: Gift, ...red },
}

const rays = Array.from({ length: 24 }, (_, index) => index * 15)
const scallops = Array.from({ length: 20 }, (_, index) => (index * Math.PI) / 10)

/** A medal on a cloth with rays. `still` is for what cannot be had now. */
export function GoodPicture({
  drawing,
  still = false,
  className,
}: {
  readonly drawing: GoodDrawing
  readonly still?: boolean
  readonly className?: string
}) {
  const { icon: Icon, ground, ink } = looks[drawing]
  return (
    <svg
      viewBox="0 0 160 112"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('block w-full', still && 'opacity-60 grayscale', className)}
    >
      <rect width="160" height="112" fill={ground} />
      <g fill="#ffffff" opacity="0.06">
        {rays.map((angle) => (
          <path key={angle} d="M80 56 L74 -80 L86 -80 Z" transform={`rotate(${angle} 80 56)`} />
        ))}
      </g>
      <rect x="7" y="7" width="146" height="98" fill="none" stroke="#d8b25a" opacity="0.55" />
      <g fill="#f2ead6">
        {scallops.map((angle) => (
          <circle key={angle} cx={80 + 35 * Math.cos(angle)} cy={56 + 35 * Math.sin(angle)} r="6" />
        ))}
        <circle cx="80" cy="56" r="36" />
      </g>
      <circle cx="80" cy="56" r="32" fill="none" stroke={ink} strokeWidth="0.8" />
      <Icon x={59} y={35} width={42} height={42} color={ink} strokeWidth={1.5} />
    </svg>
  )
}
