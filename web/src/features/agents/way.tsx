import { ChevronRight, Network } from 'lucide-react'
import { Fragment } from 'react'
import { useText } from '@baize/texts/use-text'

type WayProps = {
  readonly path: readonly { readonly id: string; readonly account: string }[]
  readonly onOpen: (id: string) => void
}

/** The way from oneself down to whose team it is; each step leads back there. */
export function Way({ path, onOpen }: WayProps) {
  const t = useText()
  return (
    <nav aria-label={t('agents.way')} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
      <Network size={18} aria-hidden="true" className="flex-none text-text-3" />
      {path.map(({ id, account }, at) => (
        <Fragment key={id}>
          {at > 0 && (
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="flex-none text-text-3 rtl:rotate-180"
            />
          )}
          {at === path.length - 1 ? (
            <span aria-current="true" className="font-semibold">
              {account}
            </span>
          ) : (
            <button
              type="button"
              className="min-h-8 text-link hover:underline"
              onClick={() => onOpen(at === 0 ? '' : id)}
            >
              {account}
            </button>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
