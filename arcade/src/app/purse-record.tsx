import { useState } from 'react'
import type { ArcadeRound, RecalledRound } from '@baize/contract/arcade/arcade'
import { useText } from '@baize/texts/use-text'
import { Fact, Facts } from '../shared/panel.tsx'
import { RoundRecord } from '../shared/round-record.tsx'
import { ArcadeSum } from '../shared/sum.tsx'
import { RecallCheck } from './recall-check.tsx'
import { RoundPicture } from './round-picture.tsx'

type Props = {
  readonly recalled: RecalledRound
  readonly purse: NonNullable<RecalledRound['purse']>
}

/** Rounds from a purse that were settled as one bet; each of them can be drawn again. */
export function PurseRecord({ recalled, purse }: Props) {
  const t = useText()
  const { gameName, vendor, iconUrl, family, currency, seed } = recalled
  const [seen, setSeen] = useState<ArcadeRound | undefined>(purse.rounds[0])
  const revealed = seed?.id === seen?.seed ? seed : null
  return (
    <>
      <p className="mb-3">{t('arcade.recordPurse', { count: purse.rounds.length })}</p>
      <Facts>
        <Fact name={t('arcade.stake')}>
          <ArcadeSum of={BigInt(purse.staked)} currency={currency} />
        </Fact>
        <Fact name={t('arcade.return')}>
          <ArcadeSum of={BigInt(purse.paid)} currency={currency} />
        </Fact>
      </Facts>
      <ol className="my-4 flex flex-wrap gap-1">
        {purse.rounds.map((round) => (
          <li key={round.id}>
            <button
              type="button"
              aria-pressed={round.id === seen?.id}
              aria-label={t('arcade.recordNonce', { nonce: round.nonce })}
              onClick={() => setSeen(round)}
              className="figures min-h-8 min-w-10 rounded-ctl border border-line px-2 text-meta hover:bg-hover aria-pressed:border-line-strong aria-pressed:bg-s3 aria-pressed:font-semibold"
            >
              {round.nonce}
            </button>
          </li>
        ))}
      </ol>
      {seen && (
        <>
          <RoundPicture
            round={seen}
            title={{ name: gameName, vendor, code: seen.game, iconUrl, family }}
            currency={currency}
          />
          <RecallCheck round={seen} currency={currency} seed={revealed} />
          <RoundRecord round={seen} currency={currency} seed={revealed} />
        </>
      )}
    </>
  )
}
