import { Fragment } from 'react'
import { KeyCap } from '@baize/ui/key-cap'

export type KeyHint = { readonly keys: readonly string[]; readonly does: string }

/** The keys of a queue, printed above it where there is a keyboard. */
export function KeyHints({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-meta text-text-3 max-lg:hidden pointer-coarse:hidden">
      {hints.map(({ keys, does }) => (
        <Fragment key={does}>
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          <span className="me-2">{does}</span>
        </Fragment>
      ))}
    </p>
  )
}
