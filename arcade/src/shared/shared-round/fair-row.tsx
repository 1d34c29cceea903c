import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { SharedState } from '@baize/contract/arcade/shared-table'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { shortHash } from '../fair/short-hash.ts'
import { ChainDialog } from './chain-dialog.tsx'

type Props = {
  readonly state: SharedState
  readonly className?: string
}

/** The house's part of a round, fixed before anybody staked; the rest is a public value that comes after. */
export function FairRow({ state, className }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { commitment, table } = state
  return (
    <section
      aria-label={t('arcade.fairPlay')}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-card border border-line bg-s1 py-2.5 ps-4 pe-3 md:mt-3',
        className,
      )}
    >
      <span className="flex items-center gap-2 text-text-2">
        <ShieldCheck size={18} aria-hidden="true" />
        {t('arcade.secretFixed')}
      </span>
      <code className="figures min-w-0 flex-1 truncate text-meta text-text-3">
        {shortHash(commitment)}
      </code>
      <CopyButton text={commitment} />
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('arcade.chain')}
      </Button>
      <a
        href={`/arcade/verify#model=${table}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        {t('arcade.checkRound')}
      </a>
      <ChainDialog open={open} onClose={() => setOpen(false)} state={state} />
    </section>
  )
}
