import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import { ratio, showFraction } from '@baize/games/lottery/fraction'
import type { Play } from '@baize/games/lottery/play'
import { returnsAt } from '@baize/games/lottery/pricing/table'
import { useState } from 'react'
import { Select } from '@baize/ui/forms/select'
import { fullNameOfPlay, languageOfFamily } from '@baize/texts/lottery-names/play-name'
import { nameOfTier } from '@baize/texts/lottery-names/word-name'
import { decimalOf, tiersOfPlay } from '../slip/price.ts'
import { offersOf } from '../slip/slip-desk.ts'
import { Example } from './example.tsx'
import { HowWon } from './how-won.tsx'

type Props = {
  readonly table: PlayTableReply
  readonly play: Play
  readonly group: number
  /** Of the draw: what symbols mean may depend on it. */
  readonly day: string
  readonly onClose: () => void
}

/** How every play is won, with an example, how likely that is and what it returns: exactly, at the prize group that is chosen. */
export function Rules({ table, play: first, group, day, onClose }: Props) {
  const t = useText()
  const [id, setId] = useState(first.id)
  const offers = offersOf(table)
  const offer = offers.get(id)
  const chosen = group === 0 ? table.groups.most : group
  return (
    <Dialog open onClose={onClose} size="lg" title={t('lottery.rules')}>
      <div className="grid gap-4">
        <Select
          label={t('lottery.play')}
          options={[...offers.values()].map(({ play }) => ({
            value: play.id,
            label: fullNameOfPlay(t, play),
          }))}
          value={id}
          onValue={setId}
        />
        {offer && (
          <>
            <p lang={languageOfFamily(offer.play.family)} className="text-meta text-text-2">
              {offer.play.name}
            </p>
            <HowWon play={offer.play} />
            <Tiers {...offer} group={chosen} groups={table.groups} />
          </>
        )}
        {offer?.play.mode === 'official' && (
          <p className="text-meta text-text-2">{t('lottery.rulesGroup', { n: chosen })}</p>
        )}
        <p className="text-meta text-text-2">{t('lottery.rulesParts')}</p>
        {offer && <Example key={id} {...offer} group={chosen} day={day} />}
      </div>
    </Dialog>
  )
}

type TiersProps = NonNullable<ReturnType<ReturnType<typeof offersOf>['get']>> & {
  readonly group: number
  readonly groups: PlayTableReply['groups']
}

function Tiers({ play, sold, group, groups }: TiersProps) {
  const t = useText()
  const tiers = Object.entries(tiersOfPlay(play, sold, group))
  const rebate = ratio(groups.most - group, groups.rebateOf)
  const returns = Object.values(returnsAt(play, sold, { group, rebate }))
  const percents = returns.map((each) => decimalOf({ ...each, above: each.above * 100n }, 4))
  const different = [...new Set(percents)].toSorted((a, b) => Number(a) - Number(b))
  return (
    <>
      <div
        className="max-h-[50vh] overflow-auto rounded-card border border-line"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll it
        tabIndex={0}
        role="region"
        aria-label={t('lottery.rules')}
      >
        <table className="figures w-full text-body-s">
          <thead>
            <tr className="text-meta text-text-2">
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('lottery.tier')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-medium">
                {t('lottery.chance')}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-medium">
                {t('lottery.prizeOfOne')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(([tier, { chance, prize }]) => (
              <tr key={tier} className="border-t border-line">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  {nameOfTier(t, tier, play)}
                </th>
                <td className="px-3 py-2 text-end">
                  {chance.above === 0n ? (
                    t('lottery.byTicket')
                  ) : (
                    <>
                      {showFraction(chance)}
                      <span className="block text-caption text-text-3">
                        {t('lottery.oneIn', {
                          n: decimalOf({ above: chance.below, below: chance.above }, 2),
                        })}
                      </span>
                    </>
                  )}
                </td>
                <td className="px-3 py-2 text-end">
                  {play.isPricedByTicket ? t('lottery.byTicket') : decimalOf(prize)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="figures font-semibold">
        {different.length > 1
          ? t('lottery.returnsFromTo', { least: different[0] ?? '', most: different.at(-1) ?? '' })
          : t('lottery.returns', { percent: different[0] ?? '' })}
      </p>
    </>
  )
}
