import type { Play } from '@baize/games/lottery/play'
import { colourOf } from '@baize/games/lottery/lhc/map'
import type { PickerRow as Row, RowButton } from '@baize/games/lottery/tree/picker'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { nameOfRow, nameOfSymbol } from '@baize/texts/lottery-names/word-name'
import { PlacedRow } from './placed-row.tsx'
import { SymbolButton } from './symbol-button.tsx'

type Props = {
  readonly play: Play
  readonly row: Row
  readonly picked: readonly string[]
  readonly onPress: (symbol: string) => void
  readonly onButton: (button: RowButton) => void
}

const buttons = {
  all: 'lottery.rowAll',
  big: 'lottery.rowBig',
  small: 'lottery.rowSmall',
  odd: 'lottery.rowOdd',
  even: 'lottery.rowEven',
  clear: 'lottery.rowClear',
} as const satisfies Record<RowButton, string>

/** All two-digit numbers have a button; longer ones are typed. */
export const symbolsOf = ({ symbols }: Pick<Row, 'symbols'>): readonly string[] => {
  if (!('digits' in symbols)) return symbols
  if (symbols.digits !== 2 || symbols.joker !== undefined) return []
  return Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
}

const mostOnALine = 12

/** One row of numbers or words to press. */
export function PickerRow({ play, row, picked, onPress, onButton }: Props) {
  const t = useText()
  const symbols = symbolsOf(row)
  const name = nameOfRow(t, row.name, play)
  if (symbols.length === 0) return <PickedNumbers name={name} picked={picked} onPress={onPress} />
  if (symbols.some((symbol) => symbol.includes(':'))) {
    return <PlacedRow play={play} symbols={symbols} picked={picked} onPress={onPress} />
  }
  const isOfNumbers = symbols.every((symbol) => /^\d+$/.test(symbol))
  const isShort = isOfNumbers && symbols.length <= mostOnALine
  return (
    <div
      role="group"
      aria-label={name}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5',
        isShort && 'md:grid-cols-[6rem_minmax(0,1fr)_auto] md:gap-x-3',
      )}
    >
      <b className="text-body-s font-semibold">{name}</b>
      <div
        className={cx(
          isShort ? 'max-md:order-last max-md:col-span-2' : 'order-last col-span-2',
          gridOf(symbols.length, isOfNumbers),
        )}
      >
        {symbols.map((symbol) => (
          <SymbolButton
            key={symbol}
            label={nameOfSymbol(t, symbol, play)}
            look={isOfNumbers ? (symbols.length > 49 ? 'cell' : 'ball') : 'word'}
            dot={play.family === 'lhc' && isOfNumbers ? colourOf(symbol) : undefined}
            isPicked={picked.includes(symbol)}
            isFull={picked.length >= row.most && row.most > 1}
            onPress={() => onPress(symbol)}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-x-3 empty:hidden">
        {row.buttons.map((button) => (
          <button
            key={button}
            type="button"
            aria-label={`${name}: ${t(buttons[button])}`}
            onClick={() => onButton(button)}
            className="min-h-8 min-w-6 text-meta text-text-2 hover:text-text pointer-coarse:min-h-10"
          >
            {t(buttons[button])}
          </button>
        ))}
      </div>
    </div>
  )
}

function gridOf(count: number, isOfNumbers: boolean): string {
  if (!isOfNumbers) return 'flex flex-wrap gap-2'
  if (count > 49) return 'grid grid-cols-10 gap-1 lg:grid-cols-20'
  if (count > mostOnALine)
    return 'grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] justify-items-center gap-1.5 md:grid-cols-[repeat(10,38px)] md:gap-x-3 md:justify-items-start'
  return 'gap-1.5 max-md:grid max-md:grid-cols-5 max-md:justify-items-center md:flex md:flex-wrap md:gap-1'
}

type PickedProps = {
  readonly name: string
  readonly picked: readonly string[]
  readonly onPress: (symbol: string) => void
}

/** Numbers that are typed, because there are too many to show. A press takes one away. */
function PickedNumbers({ name, picked, onPress }: PickedProps) {
  const t = useText()
  if (picked.length === 0) return null
  return (
    <div role="group" aria-label={name} className="flex max-h-48 flex-wrap gap-1.5 overflow-y-auto">
      {picked.map((symbol) => (
        <button
          key={symbol}
          type="button"
          aria-label={t('lottery.takeAway', { symbol })}
          onClick={() => onPress(symbol)}
          className="figures min-h-9 rounded-ctl bg-s3 px-2.5 text-body-s font-semibold hover:bg-hover"
        >
          {symbol} ×
        </button>
      ))}
    </div>
  )
}
