import { useState } from 'react'
import type { SaidMode, SaidPlay } from '@baize/games/lottery/pricing/brand-tables'
import type { Band } from '@baize/games/lottery/pricing/table'
import { useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { HeldNumberField } from '@baize/ui/forms/held-number-field'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { Sheet } from '@baize/ui/overlays/sheet'
import { settingNames } from './change-words.ts'
import { returnOfPlay, type PlayRow } from './mode-rows.ts'
import { ReturnText } from './return-text.tsx'

type Props = {
  readonly row: PlayRow
  readonly mode: SaidMode
  readonly band: Band
  readonly disabled: boolean
  /** Nothing where it is sold as the rest are. */
  readonly onSaid: (said: SaidPlay | undefined) => void
  readonly onClose: () => void
}

const counts = ['mostBets', 'mostMultiple'] as const
const units = ['leastStake', 'mostStake', 'mostPrize'] as const

/** One play, with what it returns as one edits. */
export function PlayEditor({ row, mode, band, disabled, onSaid, onClose }: Props) {
  const t = useText()
  const { play, said, isOwn, faults } = row
  const change = (given: Partial<SaidPlay>) => onSaid({ ...said, ...given })
  const limit = (given: Partial<SaidPlay['limits']>) =>
    change({ limits: { ...said.limits, ...given } })
  const tiers = play.isPricedByTicket ? [] : Object.keys(play.tiers).slice(0, mostTiers)
  return (
    <Sheet
      open
      side="end"
      closesOutside={false}
      title={play.id}
      onClose={onClose}
      footer={
        <>
          <Button disabled={disabled || !isOwn} onClick={() => onSaid(undefined)}>
            {t('lottery-tables.asRest')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('lottery-tables.done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-4 text-body-s">
        <div className="rounded-card border border-line bg-s2 p-3" role="status">
          <p className="text-meta text-text-3">{play.name}</p>
          <p className="mt-1 text-lead font-semibold">
            <ReturnText {...returnOfPlay(play, said, mode)} band={band} isSold={said.isSold} />
          </p>
          {faults.some(({ fault }) => fault !== 'return_outside_band') && (
            <p className="text-neg">{t('lottery-tables.badValue')}</p>
          )}
        </div>
        <Switch
          label={t('lottery-tables.isSold')}
          checked={said.isSold}
          disabled={disabled}
          onChecked={(isSold) => change({ isSold })}
        />
        <HeldNumberField
          label={t('lottery-tables.ways')}
          help={t('lottery-tables.waysHelp')}
          value={said.ways}
          disabled={disabled}
          problemOf={(value) =>
            value < 1 || value > 1_000 ? t('lottery-tables.badValue') : undefined
          }
          onNumber={(ways) => change({ ways })}
        />
        <FractionField
          label={t('lottery-tables.factor')}
          help={t('lottery-tables.factorHelp')}
          value={said.factor}
          disabled={disabled}
          onValue={(factor) => change({ factor })}
        />
        <FractionField
          label={t('lottery-tables.backOfPlay')}
          help={t('lottery-tables.backOfPlayHelp')}
          value={said.back}
          disabled={disabled}
          onValue={(back) => change({ back })}
        />
        {tiers.map((tier) => (
          <FractionField
            key={tier}
            mayBeEmpty
            label={t('lottery-tables.prizeOf', { tier })}
            help={t('lottery-tables.prizeHelp')}
            value={said.prizes[tier] ?? ''}
            disabled={disabled}
            onValue={(prize) => {
              const { [tier]: _, ...rest } = said.prizes
              change({ prizes: prize === '' ? rest : { ...rest, [tier]: prize } })
            }}
          />
        ))}
        {[...counts, ...units].map((id) => (
          <HeldNumberField
            key={id}
            label={t(settingNames[id])}
            value={Number(said.limits[id])}
            disabled={disabled}
            problemOf={(value) =>
              value < (id === 'leastStake' ? 0 : 1) ? t('lottery-tables.badValue') : undefined
            }
            onNumber={(value) => limit({ [id]: isCount(id) ? value : String(value) })}
          />
        ))}
      </div>
    </Sheet>
  )
}

/** A play with more is priced by its share. */
const mostTiers = 30
const isCount = (id: string) => counts.some((count) => count === id)
const fractionForm = /^\d{1,12}(?:\.\d{1,9}|\/[1-9]\d{0,11})?$/

type FractionProps = {
  readonly label: string
  readonly help: string
  readonly value: string
  readonly mayBeEmpty?: boolean
  readonly disabled: boolean
  readonly onValue: (value: string) => void
}

/** A whole number, a decimal or a fraction such as 1000/3, kept as it is typed; what is none holds nothing. */
function FractionField({ value, mayBeEmpty = false, onValue, ...field }: FractionProps) {
  const t = useText()
  const [typed, setTyped] = useState({ of: value, text: value })
  const text = typed.of === value ? typed.text : value
  const isGood = (given: string) => (mayBeEmpty && given === '') || fractionForm.test(given)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      maxLength={26}
      value={text}
      error={isGood(text) ? undefined : t('lottery-tables.badFraction')}
      onChange={({ target }) => {
        const given = target.value.trim().replace(',', '.')
        setTyped({ of: isGood(given) ? given : value, text: given })
        if (isGood(given)) onValue(given)
      }}
    />
  )
}
