import { useState } from 'react'
import { Play, Plus, Square, Undo2 } from 'lucide-react'
import type { PurseTerms } from '@baize/contract/arcade/purse'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { Fact, Facts, Panel } from '../panel.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { StakeStepper } from '../stake-stepper.tsx'
import type { Stakes } from '../stakes.ts'
import { ArcadeSum, useSumText } from '../sum.tsx'
import { useTable } from '../table.tsx'
import type { usePurse } from './use-purse.ts'
import './purse-panel.css'

type Props = {
  readonly terms: PurseTerms
  readonly purse: ReturnType<typeof usePurse>
  readonly stake: bigint
  readonly choice: unknown
  /** Something else is played just now. */
  readonly disabled: boolean
  readonly online: boolean
}

/** A sum set aside to play quickly from: what is left of it, how it went, and the way home. */
export function PursePanel({ terms, purse: own, stake, choice, disabled, online }: Props) {
  const t = useText()
  const { purse, left, end, isBusy, isRolling, failure } = own
  const write = useSumText(useTable().table.currency)
  return (
    <Panel title={t('arcade.purseTitle')} className="purse-panel">
      {purse ? (
        <>
          <OpenPurse own={own} terms={terms} />
          <Button
            variant={isRolling ? 'secondary' : 'primary'}
            block
            icon={isRolling ? <Square size={16} /> : <Play size={16} />}
            disabled={!online || isBusy || (!isRolling && (disabled || left < stake))}
            onClick={() => (isRolling ? own.stop() : void own.start(stake, choice))}
          >
            {isRolling ? t('arcade.purseStop') : t('arcade.purseStart', { sum: write(stake) })}
          </Button>
          {!isRolling && left < stake && (
            <p className="mt-2 text-meta text-text-3">{t('arcade.purseTooLittle')}</p>
          )}
          <div className="mt-2 grid grid-cols-2 gap-2">
            <AddButton own={own} terms={terms} disabled={!online || isRolling} />
            <Button
              size="sm"
              icon={<Undo2 size={16} />}
              busy={isBusy}
              disabled={!online || isRolling}
              onClick={() => void own.close()}
            >
              {t('arcade.purseClose')}
            </Button>
          </div>
        </>
      ) : (
        <ClosedPurse own={own} terms={terms} disabled={!online || disabled} />
      )}
      {!purse && end && (
        <div className="mt-3">
          <Note
            tone="ok"
            role="status"
            title={t('arcade.purseHome', { sum: write(BigInt(end.left)) })}
          />
        </div>
      )}
      <RefusalNote failure={failure} online />
    </Panel>
  )
}

function OpenPurse({ own, terms }: Pick<Props, 'terms'> & { readonly own: Props['purse'] }) {
  const t = useText()
  const { currency } = useTable().table
  const { purse, left, dots } = own
  if (!purse) return null
  const filled = BigInt(purse.filled)
  const share = filled === 0n ? 0 : Math.min(100, Number((left * 100n) / filled))
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 text-meta text-text-3">
        <span>{t('arcade.purseLeft')}</span>
        <span>{t('arcade.pursePace', { count: terms.stakesPerSecond })}</span>
      </p>
      <ArcadeSum of={left} currency={currency} className="text-h2 font-bold" />
      <div className="purse-level" data-grown={left > filled} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <ol className="purse-dots" aria-hidden="true">
        {dots.map(({ id, won }) => (
          <li key={id} data-won={won} />
        ))}
      </ol>
      <div className="mb-3">
        <Facts>
          <Fact name={t('arcade.purseFilled')}>
            <ArcadeSum of={filled} currency={currency} bare />
          </Fact>
          <Fact name={t('arcade.roundsPlayed')}>{purse.rounds}</Fact>
          <Fact name={t('arcade.net')}>
            <ArcadeSum of={left - filled} currency={currency} bare trend />
          </Fact>
        </Facts>
      </div>
    </>
  )
}

function AddButton({
  own,
  terms,
  disabled,
}: {
  readonly own: Props['purse']
  readonly terms: PurseTerms
  readonly disabled: boolean
}) {
  const t = useText()
  const write = useSumText(useTable().table.currency)
  const sum = BigInt(terms.least)
  return (
    <Button
      size="sm"
      icon={<Plus size={16} />}
      disabled={disabled || own.isBusy || own.left + sum > BigInt(terms.most)}
      onClick={() => void own.add(sum)}
    >
      {t('arcade.purseAdd', { sum: write(sum) })}
    </Button>
  )
}

function ClosedPurse({
  own,
  terms,
  disabled,
}: {
  readonly own: Props['purse']
  readonly terms: PurseTerms
  readonly disabled: boolean
}) {
  const t = useText()
  const { currency } = useTable().table
  const write = useSumText(currency)
  const sums = sumsOf(terms)
  const [sum, setSum] = useState(sums.usual)
  return (
    <>
      <p className="mb-3 text-meta text-text-2">{t('arcade.purseText')}</p>
      <StakeStepper
        label={t('arcade.purseSum')}
        stakes={sums}
        stake={sum}
        currency={currency}
        disabled={own.isBusy}
        onStake={setSum}
        className="mb-2"
      />
      <Button
        variant="primary"
        block
        busy={own.isBusy}
        disabled={disabled}
        onClick={() => void own.open(sum)}
      >
        {t('arcade.purseOpen', { sum: write(sum) })}
      </Button>
    </>
  )
}

const times = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n]

/** What may be set aside, as the stepper counts sums. */
function sumsOf({ least, most }: PurseTerms): Stakes {
  const [min, max] = [BigInt(least), BigInt(most)]
  const presets = times.map((one) => min * one).filter((sum) => sum <= max)
  return { min, max, step: 1n, presets, usual: presets[Math.min(3, presets.length - 1)] ?? min }
}
