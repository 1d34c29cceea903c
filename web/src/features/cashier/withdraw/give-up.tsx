import type { AgreedLoss, Requirement } from '@baize/contract/cashier/requirements'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { rewardTitle } from '../../../shared/reward-words.ts'
import type { Sums } from '../../../shared/sums.ts'

export type Choice = 'keep' | 'giveUp'

/** What a withdrawal gives up, as it is shown and sent: it holds only while it is so. */
export function lossesOf(all: readonly Requirement[]): readonly AgreedLoss[] {
  return all
    .filter(({ atStake }) => atStake)
    .map(({ reward, pocket, open }) => ({ reward, pocket, stake: open.stake }))
}

export function lostIn(losses: readonly AgreedLoss[]): bigint {
  return losses.reduce((sum, { pocket, stake }) => sum + BigInt(pocket) + BigInt(stake), 0n)
}

type Props = {
  readonly all: readonly Requirement[]
  readonly amount: bigint
  readonly sums: Sums
  readonly value: Choice | undefined
  readonly onValue: (value: Choice) => void
}

/** What is lost, to the last digit, and the choice between it and the bonus. Nothing is chosen beforehand. */
export function GiveUp({ all, amount, sums, value, onValue }: Props) {
  const t = useText()
  const lost = sums.full(lostIn(lossesOf(all)))
  return (
    <div className="grid grid-cols-1 gap-3">
      <Note tone="pending" title={t('cashier-bonus.choose')}>
        {t('cashier-bonus.chooseText')}
      </Note>
      {all
        .filter(({ atStake }) => atStake)
        .map((one) => (
          <Loss key={one.reward} requirement={one} sums={sums} />
        ))}
      <RadioCards
        legend={t('cashier-bonus.yourChoice')}
        value={value}
        onValue={onValue}
        cards={[
          {
            value: 'keep',
            title: t('cashier-bonus.keep'),
            text: t('cashier-bonus.keepText'),
          },
          {
            value: 'giveUp',
            title: t('cashier-bonus.giveUp', { amount: sums.full(amount), lost }),
            text: t('cashier-bonus.giveUpText'),
          },
        ]}
      />
    </div>
  )
}

function Loss({ requirement, sums }: { readonly requirement: Requirement; readonly sums: Sums }) {
  const t = useText()
  const { amount, pocket, won, open } = requirement
  const rows = [
    { id: 'given', name: t('cashier-bonus.given'), value: amount },
    { id: 'now', name: t('cashier-bonus.inPocket'), value: pocket },
    ...(won === '0' ? [] : [{ id: 'won', name: t('cashier-bonus.won'), value: won }]),
    ...(open.bets === 0
      ? []
      : [
          {
            id: 'bets',
            name: t('cashier-bonus.inBets', { count: open.bets }),
            value: open.stake,
          },
        ]),
  ]
  return (
    <section className="min-w-0 rounded-ctl border border-line bg-s2 px-3.5 py-3">
      <h4 className="font-sans text-body font-semibold break-words">
        {rewardTitle(requirement, t)}
      </h4>
      <dl className="mt-1 text-body-s">
        {rows.map(({ id, name, value }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-text-2">{name}</dt>
            <dd className="figures break-words">{sums.full(value)}</dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 border-t border-line pt-1 font-semibold">
          <dt>{t('cashier-bonus.youLose')}</dt>
          <dd className="figures break-words">{sums.full(lostIn(lossesOf([requirement])))}</dd>
        </div>
      </dl>
    </section>
  )
}
