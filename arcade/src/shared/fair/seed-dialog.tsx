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
import { PairCheck } from './pair-check.tsx'
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
        <Long
          name={t('arcade.commitment')}
          text={state.seed.commitment}
          help={t('arcade.promisedAt', { position: state.seed.position })}
        />
        <Long name={t('arcade.clientSeed')} text={state.seed.clientSeed} />
        <Long name={t('arcade.nextNonce')} text={String(state.seed.nonce)} />
      </dl>
      <section className="grid gap-3">
        <h3>{t('arcade.exchangeTitle')}</h3>
        <p className="text-text-2">{t('arcade.exchangeText')}</p>
        <dl>
          <Long
            name={t('arcade.nextCommitment')}
            text={state.nextSeed.commitment}
            help={t('arcade.nextPromised', { position: state.nextSeed.position })}
          />
        </dl>
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
            <div key={pair.id} className="grid gap-3 rounded-ctl border border-line p-3">
              <dl className="grid gap-2">
                <Long name={t('arcade.serverSeed')} text={pair.serverSeed} />
                <Long
                  name={t('arcade.commitment')}
                  text={pair.commitment}
                  help={t('arcade.promisedAt', { position: pair.position })}
                />
                <Long name={t('arcade.clientSeed')} text={pair.clientSeed} />
              </dl>
              <PairCheck pair={pair} />
            </div>
          ))}
        </section>
      )}
      <p className="flex flex-wrap gap-4">
        <a className="text-link underline" href="/arcade/verify" target="_blank" rel="noreferrer">
          {t('arcade.openVerifier')}
        </a>
        <a
          className="text-link underline"
          href="/wps/fair/commitments"
          target="_blank"
          rel="noreferrer"
        >
          {t('arcade.publicList')}
        </a>
      </p>
    </div>
  )
}

type LongProps = { readonly name: string; readonly text: string; readonly help?: string }

function Long({ name, text, help }: LongProps) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-text-3">{name}</dt>
      <dd className="flex items-center gap-2">
        <code className="figures min-w-0 flex-1 text-meta wrap-anywhere">{text}</code>
        <CopyButton text={text} iconOnly />
      </dd>
      {help && <dd className="text-meta text-text-2">{help}</dd>}
    </div>
  )
}
