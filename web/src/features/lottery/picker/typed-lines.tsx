import type { Play } from '@baize/games/lottery/play'
import { TextArea } from '@baize/ui/forms/text-area'
import { useText } from '@baize/texts/use-text'
import { TypedFaults } from './typed-faults.tsx'
import { useTyped } from './use-typed.ts'

type Props = {
  readonly play: Play
  /** As they were read before, where the page was left meanwhile. */
  readonly lines: string
  readonly onLines: (lines: string) => void
}

/** Many bets typed or pasted, a line each. What was right stays on the ticket until something else is typed. */
export function TypedLines({ play, lines, onLines }: Props) {
  const t = useText()
  const { text, read, isReading, type } = useTyped(play, 'lines', (came) => onLines(came.lines))
  const { symbols = [], length = 0 } = play.shape.lines ?? {}
  const isNarrow = symbols.every((symbol) => symbol.length === 1)
  const example = symbols.slice(1, length + 1).join(isNarrow ? '' : ' ')
  const kept = text === '' && lines !== '' ? lines.slice(1).split(';').length : 0
  return (
    <div>
      <TextArea
        label={t('lottery.typeLines')}
        help={t(isNarrow ? 'lottery.typeDigitsHelp' : 'lottery.typeNumbersHelp', { example })}
        hint={
          isReading
            ? t('lottery.reading')
            : t('lottery.linesRead', { n: kept > 0 ? kept : (read?.count ?? 0) })
        }
        rows={6}
        spellCheck={false}
        autoComplete="off"
        inputMode="text"
        className="figures"
        value={text}
        placeholder={kept > 0 ? lines.slice(1, 400).replaceAll(';', '\n') : example}
        onChange={(event) => type(event.target.value)}
      />
      <TypedFaults read={read} />
    </div>
  )
}
