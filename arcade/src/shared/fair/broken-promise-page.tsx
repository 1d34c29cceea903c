import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { leaveGame } from '../frame.ts'
import type { BrokenPromise } from './hold-to-promise.ts'

type Props = { readonly broken: BrokenPromise; readonly back: string }

/** In the place of the game, and it stays: what was promised, what came instead, and what one can do. */
export function BrokenPromisePage({ broken, back }: Props) {
  const t = useText()
  const { of, promised, told } = broken
  const what = {
    commitment: t('arcade.promiseCommitment'),
    client_seed: t('arcade.promiseClientSeed'),
    server_seed: t('arcade.promiseServerSeed'),
    position: t('arcade.promisePosition'),
  }
  const copied = `${what[of]}\n${t('arcade.promiseGiven')}: ${promised}\n${t('arcade.promiseTold')}: ${told}`
  return (
    <main className="mx-auto grid max-w-160 gap-4 p-4 md:p-8">
      <div role="alert" className="grid gap-4">
        <h1 className="text-h3 md:text-h2">{t('arcade.promiseTitle')}</h1>
        <Note tone="bad" title={what[of]}>
          {t('arcade.promiseText')}
        </Note>
      </div>
      <dl className="grid gap-3">
        <Value name={t('arcade.promiseGiven')} text={promised} />
        <Value name={t('arcade.promiseTold')} text={told} />
      </dl>
      <p>{t('arcade.promiseDo')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={copied} label={t('arcade.promiseCopy')} />
        <Button onClick={() => leaveGame(back)}>{t('arcade.toLobby')}</Button>
        <a
          className="text-link underline"
          href="/wps/fair/commitments"
          target="_blank"
          rel="noreferrer"
        >
          {t('arcade.publicList')}
        </a>
      </div>
    </main>
  )
}

function Value({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="min-w-0 rounded-ctl border border-line p-3">
      <dt className="text-meta text-text-3">{name}</dt>
      <dd className="flex items-center gap-2">
        <code className="figures min-w-0 flex-1 text-meta wrap-anywhere">{text || '–'}</code>
        <CopyButton text={text} iconOnly />
      </dd>
    </div>
  )
}
