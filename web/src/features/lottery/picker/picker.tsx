import type { Play } from '@baize/games/lottery/play'
import { pickerOf, type PickerForm } from '@baize/games/lottery/tree/picker'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import {
  emptyDraft,
  firstRowOf,
  hasOwnPlaces,
  press,
  pressButton,
  pressPlace,
  withRow,
  type Draft,
} from '../slip/draft.ts'
import { PickerRow } from './picker-row.tsx'
import { PlacesRow } from './places-row.tsx'
import { TypedLines } from './typed-lines.tsx'
import { TypedRow } from './typed-row.tsx'

type Props = {
  readonly play: Play
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

const forms = {
  rows: 'lottery.formRows',
  dan: 'lottery.formDan',
  lines: 'lottery.formLines',
} as const satisfies Record<PickerForm, string>

/** What is picked: pressed row by row, or typed. */
export function Picker({ play, draft, onDraft }: Props) {
  const t = useText()
  const picker = pickerOf(play)
  const first = firstRowOf(draft, play)
  const count = play.shape.rows?.length ?? 0
  const rows = draft.form === 'dan' ? picker.rows.slice(count) : picker.rows.slice(0, count)
  const asksPlaces = picker.places !== undefined && (draft.form === 'lines' || !hasOwnPlaces(play))
  return (
    <div className="grid gap-3">
      {picker.forms.length > 1 && (
        <Segmented
          label={t('lottery.howToPick')}
          size="sm"
          segments={picker.forms.map((form) => ({ value: form, label: t(forms[form]) }))}
          value={draft.form}
          onValue={(form) => onDraft({ ...emptyDraft(play, form), places: draft.places })}
        />
      )}
      {asksPlaces && picker.places && (
        <PlacesRow
          play={play}
          of={picker.places.of}
          chosen={draft.places}
          onPlace={(place) => onDraft(pressPlace(draft, place))}
        />
      )}
      {draft.form === 'lines' ? (
        <TypedLines
          play={play}
          lines={draft.lines}
          onLines={(lines) => onDraft({ ...draft, lines })}
        />
      ) : (
        <>
          {rows.map((row, index) => (
            <PickerRow
              key={row.name}
              play={play}
              row={row}
              picked={draft.rows[first + index] ?? []}
              onPress={(symbol) => onDraft(press(draft, play, first + index, symbol))}
              onButton={(button) => onDraft(pressButton(draft, play, first + index, button))}
            />
          ))}
          {draft.form === 'rows' && (
            <TypedRow
              play={play}
              onRows={(typed) =>
                onDraft(typed.reduce((now, own, row) => withRow(now, row, own), draft))
              }
            />
          )}
        </>
      )}
    </div>
  )
}
