import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { useText } from '@baize/texts/use-text'
import { Fact, Facts, Panel } from '../panel.tsx'
import { useTable } from '../table.tsx'
import { SeedDialog } from './seed-dialog.tsx'
import { shortHash } from './short-hash.ts'

type Props = {
  /** While a round is under way the pair stays: its result would be known. */
  readonly busy: boolean
  readonly text?: string
}

/** What results come from, shown before they do. */
export function FairPanel({ busy, text }: Props) {
  const t = useText()
  const { state } = useTable()
  const [open, setOpen] = useState(false)
  const { commitment, clientSeed, nonce } = state.seed
  return (
    <Panel title={t('arcade.fairPlay')}>
      <p className="text-meta text-text-2">{text ?? t('arcade.fairText')}</p>
      <div className="mt-1 flex items-center justify-between gap-2">
        <code className="figures text-meta text-text-3">{shortHash(commitment)}</code>
        <CopyButton text={commitment} iconOnly label={t('arcade.copyCommitment')} />
      </div>
      <Facts>
        <Fact name={t('arcade.clientSeed')}>
          <span className="wrap-anywhere">{clientSeed}</span>
        </Fact>
        <Fact name={t('arcade.nextNonce')}>{nonce}</Fact>
      </Facts>
      <Button size="sm" block className="mt-2" onClick={() => setOpen(true)}>
        {t('arcade.seeds')}
      </Button>
      <SeedDialog open={open} onClose={() => setOpen(false)} busy={busy} />
    </Panel>
  )
}
