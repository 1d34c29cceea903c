import { findSharedGame } from '@baize/games/find-game'
import { Field, ListFields, type FormProps } from './verify-form.tsx'

/** A round that all played. */
export function SharedFields(form: FormProps) {
  return (
    <>
      <Field {...form} name="link" label="arcade.link" help="arcade.linkHelp" />
      <Field {...form} name="predecessor" label="arcade.predecessor" />
      <Field {...form} name="terminal" label="arcade.terminal" help="arcade.terminalHelp" />
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...form} name="place" label="arcade.place" numeric />
        <Field {...form} name="outcome" label="arcade.outcomeClaimed" />
      </div>
      <Field {...form} name="salt" label="arcade.salt" />
      <BeaconFields {...form} />
      <OwnBetFields {...form} />
      <ListFields {...form} />
    </>
  )
}

/** One's own bet in a shared round. Of a list of bets the stake is their sum, and is not asked for. */
function OwnBetFields(form: FormProps) {
  const game = findSharedGame(form.fields.model)
  return (
    <>
      <Field {...form} name="choice" label="arcade.choiceOwn" help="arcade.choiceOwnHelp" />
      {game?.leaving !== 'never' && (
        <Field {...form} name="moves" label="arcade.moves" help="arcade.movesHelp" />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        {game?.bets === undefined && (
          <Field {...form} name="stake" label="arcade.stakeSmallest" numeric />
        )}
        <Field {...form} name="payout" label="arcade.payoutClaimed" numeric />
      </div>
    </>
  )
}

/** The public values of a shared round: the one that its chain named, and its own. */
function BeaconFields(form: FormProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...form} name="beacon" label="arcade.beacon" />
        <Field {...form} name="beaconRound" label="arcade.beaconRound" numeric />
      </div>
      <Field {...form} name="value" label="arcade.beaconValue" help="arcade.beaconHelp" />
      <div className="grid grid-cols-2 items-end gap-3">
        <Field {...form} name="closesAt" label="arcade.closesAt" />
        <Field {...form} name="ownRound" label="arcade.ownRound" numeric />
      </div>
      <Field {...form} name="ownValue" label="arcade.ownValue" help="arcade.ownValueHelp" />
    </>
  )
}
