import { cx } from '@baize/ui/look/cx.ts'

type Props = {
  /** What the bar tells, for who does not see it. */
  readonly label: string
  readonly asks: string
  readonly left: string
  /** Stakes that are not settled yet: hatched, because they may count. */
  readonly open?: string
  readonly className?: string
}

/** How much of what is asked was bet, in tenths of a per cent: figures of any size, and no float. */
export function sharesOf({ asks, left, open = '0' }: Pick<Props, 'asks' | 'left' | 'open'>) {
  const [all, rest, waiting] = [BigInt(asks), BigInt(left), BigInt(open)]
  if (all <= 0n) return { done: 1000, open: 0 }
  const done = clamp(((all - rest) * 1000n) / all)
  // What is open never fills more than there is left.
  const hatched = clamp((waiting * 1000n) / all)
  return { done, open: Math.min(hatched, 1000 - done) }
}

function clamp(share: bigint): number {
  return Number(share < 0n ? 0n : share > 1000n ? 1000n : share)
}

export function BetProgress({ label, asks, left, open = '0', className }: Props) {
  const shares = sharesOf({ asks, left, open })
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(shares.done / 10)}
      className={cx('flex h-1.5 overflow-clip rounded-full bg-s3 forced-colors:border', className)}
    >
      <span className="bg-metal" style={{ width: `${shares.done / 10}%` }} />
      <span
        className="bg-[repeating-linear-gradient(135deg,var(--metal)_0_3px,transparent_3px_6px)]"
        style={{ width: `${shares.open / 10}%` }}
      />
    </div>
  )
}
