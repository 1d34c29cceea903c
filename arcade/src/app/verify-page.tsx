import { Suspense, useState } from 'react'
import { findSharedGame, listGames, listSharedGames } from '@baize/games/find-game'
import { currencies, type Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Note } from '@baize/ui/waiting/note'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { ArcadeSum } from '../shared/sum.tsx'
import { readVerifyFields, type VerifyFields } from './verify-fields.ts'
import { verifyFields, type VerifyOutcome } from './verify-outcome.ts'
import { RoundPicture } from './round-picture.tsx'
import { VerdictNote } from './verdict-note.tsx'

const models = [...listGames(), ...listSharedGames()].map(({ id }) => id).toSorted()
const isShared = (model: string) => findSharedGame(model) !== undefined

/** Verifies a round from its seeds. It is computed here: once loaded, the page needs no network and asks nobody. */
export function VerifyPage() {
  const t = useText()
  const [fields, setFields] = useState(() => readVerifyFields(location.search, location.hash))
  const [outcome, setOutcome] = useState<VerifyOutcome | undefined>(() =>
    fields.server !== '' || fields.link !== '' ? verifyFields(fields) : undefined,
  )
  const set = (change: Partial<VerifyFields>) => {
    setFields({ ...fields, ...change })
    setOutcome(undefined)
  }
  return (
    <main className="mx-auto grid max-w-270 gap-6 p-4 md:p-8 lg:grid-cols-2">
      <form
        className="grid content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setOutcome(verifyFields(fields))
        }}
      >
        <h1>{t('arcade.verifier')}</h1>
        <p className="text-text-2">{t('arcade.verifierText')}</p>
        <Select
          label={t('arcade.verifyGame')}
          options={models.map((model) => ({ value: model, label: model }))}
          value={fields.model}
          onValue={(model) => set({ model })}
        />
        {isShared(fields.model) ? (
          <SharedFields fields={fields} set={set} />
        ) : (
          <OwnFields fields={fields} set={set} />
        )}
        <Button type="submit" variant="primary" size="lg">
          {t('arcade.verify')}
        </Button>
      </form>
      <section aria-live="polite" className="min-w-0">
        {outcome && <Verified outcome={outcome} fields={fields} />}
      </section>
    </main>
  )
}

type FormProps = {
  readonly fields: VerifyFields
  readonly set: (change: Partial<VerifyFields>) => void
}

const plain = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off' } as const

function OwnFields({ fields, set }: FormProps) {
  const t = useText()
  return (
    <>
      <TextField
        {...plain}
        label={t('arcade.serverSeed')}
        value={fields.server}
        onChange={(event) => set({ server: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('arcade.commitment')}
        help={t('arcade.commitmentHelp')}
        value={fields.commitment}
        onChange={(event) => set({ commitment: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('arcade.clientSeed')}
        value={fields.client}
        onChange={(event) => set({ client: event.target.value })}
      />
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3">
        <TextField
          {...plain}
          inputMode="numeric"
          label={t('arcade.nonce')}
          value={fields.nonce}
          onChange={(event) => set({ nonce: event.target.value })}
        />
        <TextField
          {...plain}
          inputMode="numeric"
          label={t('arcade.stakeSmallest')}
          value={fields.stake}
          onChange={(event) => set({ stake: event.target.value })}
        />
        <Select<Currency>
          label={t('arcade.currency')}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          value={fields.currency}
          onValue={(currency) => set({ currency })}
        />
      </div>
      <TextField
        {...plain}
        inputMode="numeric"
        label={t('arcade.payoutClaimed')}
        value={fields.payout}
        onChange={(event) => set({ payout: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('arcade.choice')}
        help={t('arcade.choiceHelp')}
        value={fields.choice}
        onChange={(event) => set({ choice: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('arcade.moves')}
        help={t('arcade.movesHelp')}
        value={fields.moves}
        onChange={(event) => set({ moves: event.target.value })}
      />
    </>
  )
}

function SharedFields({ fields, set }: FormProps) {
  const t = useText()
  return (
    <>
      <TextField
        {...plain}
        label={t('arcade.link')}
        help={t('arcade.linkHelp')}
        value={fields.link}
        onChange={(event) => set({ link: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('arcade.predecessor')}
        value={fields.predecessor}
        onChange={(event) => set({ predecessor: event.target.value })}
      />
      <TextField
        {...plain}
        label={t('arcade.terminal')}
        help={t('arcade.terminalHelp')}
        value={fields.terminal}
        onChange={(event) => set({ terminal: event.target.value })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          {...plain}
          inputMode="numeric"
          label={t('arcade.place')}
          value={fields.place}
          onChange={(event) => set({ place: event.target.value })}
        />
        <TextField
          {...plain}
          label={t('arcade.outcomeClaimed')}
          value={fields.outcome}
          onChange={(event) => set({ outcome: event.target.value })}
        />
      </div>
      <TextField
        {...plain}
        label={t('arcade.salt')}
        value={fields.salt}
        onChange={(event) => set({ salt: event.target.value })}
      />
      <BeaconFields fields={fields} set={set} />
      <OwnBetFields fields={fields} set={set} />
      <a
        className="justify-self-start text-link underline"
        href="/wps/fair/commitments"
        target="_blank"
        rel="noreferrer"
      >
        {t('arcade.publicList')}
      </a>
    </>
  )
}

/** One's own bet in a shared round. Of a list of bets the stake is their sum, and is not asked for. */
function OwnBetFields({ fields, set }: FormProps) {
  const t = useText()
  const game = findSharedGame(fields.model)
  return (
    <>
      <TextField
        {...plain}
        label={t('arcade.choiceOwn')}
        help={t('arcade.choiceOwnHelp')}
        value={fields.choice}
        onChange={(event) => set({ choice: event.target.value })}
      />
      {game?.leaving !== 'never' && (
        <TextField
          {...plain}
          label={t('arcade.moves')}
          help={t('arcade.movesHelp')}
          value={fields.moves}
          onChange={(event) => set({ moves: event.target.value })}
        />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        {game?.bets === undefined && (
          <TextField
            {...plain}
            inputMode="numeric"
            label={t('arcade.stakeSmallest')}
            value={fields.stake}
            onChange={(event) => set({ stake: event.target.value })}
          />
        )}
        <TextField
          {...plain}
          inputMode="numeric"
          label={t('arcade.payoutClaimed')}
          value={fields.payout}
          onChange={(event) => set({ payout: event.target.value })}
        />
      </div>
    </>
  )
}

/** The public values of a shared round: the one that its chain named, and its own. */
function BeaconFields({ fields, set }: FormProps) {
  const t = useText()
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          {...plain}
          label={t('arcade.beacon')}
          value={fields.beacon}
          onChange={(event) => set({ beacon: event.target.value })}
        />
        <TextField
          {...plain}
          inputMode="numeric"
          label={t('arcade.beaconRound')}
          value={fields.beaconRound}
          onChange={(event) => set({ beaconRound: event.target.value })}
        />
      </div>
      <TextField
        {...plain}
        label={t('arcade.beaconValue')}
        help={t('arcade.beaconHelp')}
        value={fields.value}
        onChange={(event) => set({ value: event.target.value })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          {...plain}
          label={t('arcade.closesAt')}
          value={fields.closesAt}
          onChange={(event) => set({ closesAt: event.target.value })}
        />
        <TextField
          {...plain}
          inputMode="numeric"
          label={t('arcade.ownRound')}
          value={fields.ownRound}
          onChange={(event) => set({ ownRound: event.target.value })}
        />
      </div>
      <TextField
        {...plain}
        label={t('arcade.ownValue')}
        help={t('arcade.ownValueHelp')}
        value={fields.ownValue}
        onChange={(event) => set({ ownValue: event.target.value })}
      />
    </>
  )
}

function Verified({
  outcome,
  fields,
}: {
  readonly outcome: VerifyOutcome
  readonly fields: VerifyFields
}) {
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
    }
    return <Note tone="bad" role="alert" title={says[outcome.code]} />
  }
  const { round, commitment, judged } = outcome
  const title = { name: round.model, vendor: 'Baize', code: round.model, iconUrl: '' }
  return (
    <div className="grid gap-4">
      <VerdictNote judged={judged} />
      {fields.beacon === 'demo' && <Note tone="pending" title={t('arcade.demoBeacon')} />}
      {isShared(fields.model) && fields.ownValue.trim() === '' && (
        <Note tone="pending" title={t('arcade.noOwnValue')} />
      )}
      <div>
        <p className="text-meta text-text-3">
          {isShared(fields.model) ? t('arcade.commitmentLink') : t('arcade.commitmentMade')}
        </p>
        <p className="flex items-center gap-2">
          <code className="figures min-w-0 flex-1 text-meta wrap-anywhere">{commitment}</code>
          <CopyButton text={commitment} iconOnly />
        </p>
      </div>
      <Suspense>
        <RoundPicture round={round} title={title} currency={fields.currency} />
      </Suspense>
      {(!isShared(fields.model) || round.choice !== null) && (
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
