import type { Play } from '@baize/games/lottery/play'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { symbolsOf } from './picker-row.tsx'
import { TypedFaults } from './typed-faults.tsx'
import { useTyped } from './use-typed.ts'

type Props = {
  readonly play: Play
  readonly onRows: (rows: readonly (readonly string[])[]) => void
}

/** Typing instead of pressing: `37 048 16` for three rows, `03 07 11` for one. */
export function TypedRow({ play, onRows }: Props) {
  const t = useText()
  const { text, read, type } = useTyped(play, 'rows', (came) => {
    if (came.rows.length > 0 && came.faultCount === 0) onRows(came.rows)
  })
  const hasButtons = play.shape.rows?.some((row) => symbolsOf(row).length > 0)
  return (
    <div className={hasButtons ? 'border-t border-line pt-3' : ''}>
      <TextField
        label={t(hasButtons ? 'lottery.orType' : 'lottery.typeNumbers')}
        spellCheck={false}
        autoComplete="off"
        value={text}
        placeholder={exampleOf(play)}
        onChange={(event) => type(event.target.value)}
      />
      <TypedFaults read={read} />
    </div>
  )
}

function exampleOf(play: Play): string {
  const rows = play.shape.rows ?? []
  const [first] = rows
  if (first === undefined) return ''
  if (rows.length > 1)
    return rows.map((_, row) => ['37', '048', '16', '29', '58'][row] ?? '1').join(' ')
  if (!('digits' in first.symbols))
    return first.symbols.slice(0, Math.max(first.least, 3)).join(' ')
  const { digits, joker } = first.symbols
  const numbers = ['03', '07', '11'].map((end) => end.padStart(digits, '0'))
  return joker === undefined ? numbers.join(' ') : `${joker}${'234'.slice(0, digits - 1)}`
}
