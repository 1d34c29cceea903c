type ShareProps = {
  /** From nought to one. */
  readonly share: number
  readonly text: string
}

/** How much of all something is, as a bar and in figures. */
export function Share({ share, text }: ShareProps) {
  return (
    <span className="flex items-center justify-end gap-2">
      <span aria-hidden="true" className="h-1.5 w-12 rounded-full bg-s3 max-md:hidden">
        <span
          className="block h-full rounded-full bg-pos"
          style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }}
        />
      </span>
      <span className="min-w-12 text-end">{text}</span>
    </span>
  )
}

/** What a sum is of another, exact to a hundredth of a percent; nothing of nothing. */
export function shareOf(part: string, all: string): number {
  const whole = BigInt(all)
  return whole > 0n ? Number((BigInt(part) * 10_000n) / whole) / 10_000 : 0
}

export const percentText = (share: number, tag: string) =>
  share.toLocaleString(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
