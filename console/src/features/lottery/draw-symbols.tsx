/** What was drawn, in its order; long draws, such as all prizes of a sheet, are cut. */
export function DrawSymbols({
  draw,
  most = 10,
}: {
  readonly draw: readonly string[]
  readonly most?: number
}) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {draw.slice(0, most).map((symbol, index) => (
        <span
          key={index}
          className="figures inline-grid h-6 min-w-6 place-items-center rounded-full border border-line-strong bg-s2 px-1.5 text-meta font-semibold"
        >
          {symbol}
        </span>
      ))}
      {draw.length > most && <span className="text-text-3">…</span>}
    </span>
  )
}
