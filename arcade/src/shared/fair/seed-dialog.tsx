import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../api.ts'
import { makeRequestId } from '../request-id.ts'
import { useTable } from '../table.tsx'
import { useSeeds } from './use-seeds.ts'

type Props = { readonly open: boolean; readonly onClose: () => void; readonly busy: boolean }

/** As the contract has it: printable, without spaces. */
const seedPattern = /^[\x21-\x7e]{1,64}$/

/** The pair in use, its exchange for another, and the pairs that were revealed. */
export function SeedDialog({ open, onClose, busy }: Props) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('arcade.fairPlay')} size="md">
      <Seeds busy={busy} />
    </Dialog>
  )
}

function Seeds({ busy }: Pick<Props, 'busy'>) {
  const t = useText()
  const { state } = useTable()
  const { revealed, sending, failure, exchange } = useSeeds()
  const [wanted, setWanted] = useState(makeRequestId)
  const valid = seedPattern.test(wanted)
  return (
    <div className="grid gap-5">
      <p className="text-text-2">{t('arcade.fairHow')}</p>
      <dl className="grid gap-3">
        <Long name={t('arcade.commitment')} text={state.seed.commitment} />
        <Long name={t('arcade.clientSeed')} text={state.seed.clientSeed} />
        <Long name={t('arcade.nextNonce')} text={String(state.seed.nonce)} />
      </dl>
      <section className="grid gap-3">
        <h3>{t('arcade.exchangeTitle')}</h3>
        <p className="text-text-2">{t('arcade.exchangeText')}</p>
        <TextField
          label={t('arcade.newClientSeed')}
          value={wanted}
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          error={valid ? undefined : t('arcade.seedInvalid')}
          onChange={(event) => setWanted(event.target.value)}
        />
        {failure && <Note tone="bad" role="alert" title={failureText(failure)} />}
        <Button
          variant="primary"
          busy={sending}
          disabled={!valid || busy}
          onClick={() => void exchange(wanted, () => setWanted(makeRequestId()))}
        >
          {t('arcade.exchange')}
        </Button>
      </section>
      {revealed.length > 0 && (
        <section className="grid gap-3">
          <h3>{t('arcade.revealed')}</h3>
          {revealed.slice(0, 10).map((pair) => (
            <dl key={pair.id} className="grid gap-2 rounded-ctl border border-line p-3">
              <Long name={t('arcade.serverSeed')} text={pair.serverSeed} />
              <Long name={t('arcade.commitment')} text={pair.commitment} />
              <Long name={t('arcade.clientSeed')} text={pair.clientSeed} />
            </dl>
          ))}
        </section>
      )}
      <a className="text-link underline" href="/arcade/verify" target="_blank" rel="noreferrer">
        {t('arcade.openVerifier')}
      </a>
    </div>
  )
}

function Long({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-text-3">{name}</dt>
      <dd className="flex items-center gap-2">
        <code className="figures min-w-0 flex-1 text-meta wrap-anywhere">{text}</code>
        <CopyButton text={text} iconOnly />
      </dd>
    </div>
  )
}
