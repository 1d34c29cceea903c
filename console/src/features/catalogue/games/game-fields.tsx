import { languages } from '@baize/kernel/language'
import { scaleOf, type Currency } from '@baize/kernel/money'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { Note } from '@baize/ui/waiting/note'
import { NumberField } from '@baize/ui/forms/number-field'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { StandingFields } from '../standing-fields.tsx'
import { gameLabels, gameLabelNames, type GameLabel } from '../words.ts'
import type { GameDraft, GameProblem } from './draft.ts'

type GameFieldsProps = {
  readonly draft: GameDraft
  readonly currency: Currency
  readonly decimalMark: '.' | ','
  readonly problems: readonly GameProblem[]
  readonly vendorMaintenance: boolean
  readonly disabled: boolean
  readonly onDraft: (part: Partial<GameDraft>) => void
}

/** Everything that can be changed of a game but its place. */
export function GameFields(props: GameFieldsProps) {
  const { draft, disabled, onDraft } = props
  const t = useText()
  return (
    <>
      {props.vendorMaintenance && <Note tone="pending">{t('catalogue-desk.vendorClosed')}</Note>}
      <StandingFields
        draft={draft}
        disabled={disabled}
        enabledHelp={t('catalogue-desk.enabledGameHelp')}
        onDraft={onDraft}
      />
      <Names {...props} />
      <LabelChoice {...props} />
      <Figures {...props} />
      <Switch
        label={t('catalogue-desk.demo')}
        help={t('catalogue-desk.demoHelp')}
        checked={draft.demo}
        disabled={disabled}
        onChecked={(demo) => onDraft({ demo })}
      />
    </>
  )
}

function Names({ draft, problems, disabled, onDraft }: GameFieldsProps) {
  const t = useText()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{t('catalogue-desk.names')}</legend>
      {languages.map(({ wire, name, tag }) => (
        <TextField
          key={wire}
          dense
          label={name}
          lang={tag}
          maxLength={120}
          disabled={disabled}
          value={draft.names[wire]}
          placeholder={wire === 'EN' ? undefined : draft.names.EN}
          error={
            wire === 'EN' && problems.includes('name') ? t('catalogue-desk.nameMissing') : undefined
          }
          onChange={(event) => onDraft({ names: { ...draft.names, [wire]: event.target.value } })}
        />
      ))}
      <TextField
        dense
        label={t('catalogue-desk.aliases')}
        help={t('catalogue-desk.aliasesHelp')}
        maxLength={420}
        disabled={disabled}
        value={draft.aliases}
        error={problems.includes('aliases') ? t('catalogue-desk.aliasesWrong') : undefined}
        onChange={(event) => onDraft({ aliases: event.target.value })}
      />
    </fieldset>
  )
}

function LabelChoice({ draft, disabled, onDraft }: GameFieldsProps) {
  const t = useText()
  const choose = (label: GameLabel, on: boolean) => {
    const rest = draft.labels.filter((name) => name !== label)
    onDraft({ labels: on ? [...rest, label] : rest })
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{t('catalogue-desk.labels')}</legend>
      {gameLabels.map((label) => (
        <Checkbox
          key={label}
          label={t(gameLabelNames[label])}
          disabled={disabled}
          checked={draft.labels.includes(label)}
          onChange={(event) => choose(label, event.target.checked)}
        />
      ))}
      <p className="text-meta text-text-3">{t('catalogue-desk.hotHelp')}</p>
    </fieldset>
  )
}

function Figures({ draft, currency, decimalMark, problems, disabled, onDraft }: GameFieldsProps) {
  const t = useText()
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <NumberField
        dense
        label={t('catalogue-desk.minBet')}
        hint={currency}
        decimals={scaleOf(currency)}
        decimalMark={decimalMark}
        currency={currency}
        disabled={disabled}
        value={draft.minBet}
        error={problems.includes('minBet') ? t('catalogue-desk.minBetWrong') : undefined}
        onValue={(minBet) => onDraft({ minBet })}
      />
      <NumberField
        dense
        label={t('catalogue-desk.lines')}
        help={t('catalogue-desk.linesHelp')}
        disabled={disabled}
        value={draft.lines}
        error={problems.includes('lines') ? t('catalogue-desk.linesWrong') : undefined}
        onValue={(lines) => onDraft({ lines })}
      />
    </div>
  )
}
