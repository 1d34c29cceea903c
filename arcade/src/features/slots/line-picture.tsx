type Props = {
  readonly rows: readonly number[]
  readonly line: readonly number[]
  readonly number: number
}

const step = 10

/** One line over the grid, small. */
export function LinePicture({ rows, line, number }: Props) {
  const tallest = Math.max(...rows)
  const [width, height] = [rows.length * step, tallest * step]
  return (
    <figure className="grid justify-items-center gap-1">
      <svg viewBox={`-1 -1 ${width + 2} ${height + 2}`} width={rows.length * 12} aria-hidden="true">
        {rows.flatMap((count, reel) =>
          Array.from({ length: count }, (_, row) => (
            <rect
              key={`${reel} ${row}`}
              x={reel * step + 0.5}
              y={row * step + 0.5}
              width={step - 1}
              height={step - 1}
              rx="1.5"
              fill={line[reel] === row ? 'var(--metal)' : 'var(--s3)'}
              stroke="var(--line-strong)"
              strokeWidth="0.4"
            />
          )),
        )}
      </svg>
      <figcaption className="figures text-caption text-text-3">
        {number}
        <span className="visually-hidden">: {line.map((row) => row + 1).join(' ')}</span>
      </figcaption>
    </figure>
  )
}
