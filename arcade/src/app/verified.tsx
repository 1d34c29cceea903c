import { Suspense } from 'react'
import { findSharedGame } from '@baize/games/find-game'
import { demoBeacon } from '@baize/games/public-beacon'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { ArcadeSum } from '../shared/sum.tsx'
import { RoundPicture } from './round-picture.tsx'
import { VerdictNote } from './verdict-note.tsx'
import type { VerifyFields } from './verify-fields.ts'
import type { VerifyOutcome } from './verify-outcome.ts'

type Props = { readonly outcome: VerifyOutcome; readonly fields: VerifyFields }

/** What came of it: the verdict, what was computed, and the round as it was played. */
export function Verified({ outcome, fields }: Props) {
  const t = useText()
  if (outcome.kind === 'refused') {
    const says = {
      unknown_model: t('arcade.badModel'),
      invalid_seed: t('arcade.badSeed'),
      invalid_nonce: t('arcade.badNonce'),
      invalid_stake: t('arcade.badStake'),
      invalid_choice: t('arcade.badChoice'),
      invalid_move: t('arcade.badMove'),
      invalid_outcome: t('arcade.badOutcome'),
      invalid_shown: t('arcade.badOutcome'),
    }
    return <Note tone="bad" role="alert" title={says[outcome.code]} />
  }
  const { round, commitment, judged } = outcome
  const title = { name: round.model, vendor: 'Baize', code: round.model, iconUrl: '' }
  const isShared = findSharedGame(fields.model) !== undefined
  return (
    <div className="grid gap-4">
      <VerdictNote judged={judged} />
      {isShared && fields.beacon === demoBeacon && (
        <Note tone="pending" title={t('arcade.demoBeacon')} />
      )}
      {isShared && fields.ownValue.trim() === '' && (
        <Note tone="pending" title={t('arcade.noOwnValue')} />
      )}
      <div>
        <p className="text-meta text-text-3">
          {isShared ? t('arcade.commitmentLink') : t('arcade.commitmentMade')}
        </p>
        <p className="flex items-center gap-2">
          <code className="figures min-w-0 flex-1 text-meta wrap-anywhere">{commitment}</code>
          <CopyButton text={commitment} iconOnly />
        </p>
      </div>
      <Suspense>
        <RoundPicture round={round} title={title} currency={fields.currency} />
      </Suspense>
      {(!isShared || round.choice !== null) && (
        <p className="text-center">
          {t('arcade.return')}:{' '}
          <b className="font-semibold">
            <ArcadeSum of={BigInt(round.payout)} currency={fields.currency} />
          </b>
        </p>
      )}
    </div>
  )
}
