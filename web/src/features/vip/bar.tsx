import { shareOf } from './api.ts'

type BarProps = {
  readonly name: string
  readonly done: string
  readonly asks: string
  readonly shown: { readonly done: string; readonly asks: string }
  readonly note?: string | undefined
}

/** How much of something is done: in figures, and as a bar. */
export function Bar({ name, done, asks, shown, note }: BarProps) {
  const share = Math.round(shareOf(done, asks) * 100)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <span className="figures text-text-3">
          <b className="font-semibold text-text">{shown.done}</b> / {shown.asks}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brass" style={{ inlineSize: `${share}%` }} />
      </div>
      {note !== undefined && <p className="text-meta text-text-3">{note}</p>}
    </div>
  )
}
