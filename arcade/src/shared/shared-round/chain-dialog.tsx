import type { SharedState } from '@baize/contract/arcade/shared-table'
import { languageEntry } from '@baize/kernel/language'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Fact, Facts } from '../panel.tsx'
import { shortHash } from '../fair/short-hash.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly state: SharedState
}

/** The seeds of a shared table: the chain that its results come from, and where in it this round stands. */
export function ChainDialog({ open, onClose, state }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const chain = state.chains.find(({ id }) => id === state.chain)
  const hashes = [
    [t('arcade.chainNext'), state.commitment],
    [t('arcade.terminal'), chain?.terminal ?? ''],
    [t('arcade.salt'), chain?.salt ?? ''],
    [t('arcade.beaconValue'), chain?.beaconValue ?? ''],
    [t('arcade.ownValue'), state.beaconValue],
  ] as const
  return (
    <Dialog open={open} onClose={onClose} title={t('arcade.chain')} size="lg">
      <p className="mb-3 text-text-2">{t('arcade.chainText')}</p>
      <Facts>
        <Fact name={t('arcade.place')}>
          {t('arcade.placeOf', {
            place: state.place.toLocaleString(tag),
            length: (chain?.length ?? 0).toLocaleString(tag),
          })}
        </Fact>
        {state.scheme === 2 && (
          <Fact name={t('arcade.ownRound')}>
            {t('arcade.awaitingWhich', { beacon: state.beacon, round: String(state.beaconRound) })}
          </Fact>
        )}
        {hashes
          .filter(([, hash]) => hash !== '')
          .map(([name, hash]) => (
            <Fact key={name} name={name}>
              <span className="inline-flex max-w-full items-center gap-2">
                <code className="truncate text-meta">{shortHash(hash)}</code>
                <CopyButton text={hash} iconOnly />
              </span>
            </Fact>
          ))}
      </Facts>
      {chain?.beacon === 'demo' && (
        <div className="mt-3">
          <Note tone="pending" title={t('arcade.demoBeacon')} />
        </div>
      )}
      <a
        className="mt-4 inline-block text-link underline"
        href="/wps/fair/commitments"
        target="_blank"
        rel="noreferrer"
      >
        {t('arcade.publicList')}
      </a>
    </Dialog>
  )
}
