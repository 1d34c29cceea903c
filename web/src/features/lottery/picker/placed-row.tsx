import type { Play } from '@baize/games/lottery/play'
import { useText } from '@baize/texts/use-text'
import { nameOfPlace, nameOfSymbol } from '@baize/texts/lottery-names/word-name'
import { SymbolButton } from './symbol-button.tsx'

type Props = {
  readonly play: Play
  readonly symbols: readonly string[]
  readonly picked: readonly string[]
  readonly onPress: (symbol: string) => void
}

/** Words of several places: a line for each place. */
export function PlacedRow({ play, symbols, picked, onPress }: Props) {
  const t = useText()
  const places = [...new Set(symbols.map((symbol) => symbol.slice(0, symbol.indexOf(':'))))]
  return (
    <div className="grid gap-2">
      {places.map((place) => {
        const name = /^\d+$/.test(place)
          ? nameOfPlace(t, Number(place), play.family)
          : place.replace('v', ' – ')
        return (
          <div
            key={place}
            role="group"
            aria-label={name}
            className="grid items-center gap-x-4 gap-y-1 md:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <b className="text-body-s font-semibold">{name}</b>
            <div className="flex flex-wrap gap-1.5">
              {symbols
                .filter((symbol) => symbol.startsWith(`${place}:`))
                .map((symbol) => {
                  const word = symbol.slice(place.length + 1)
                  return (
                    <SymbolButton
                      key={symbol}
                      label={nameOfSymbol(t, word, play)}
                      look={/^\d+$/.test(word) ? 'ball' : 'word'}
                      isPicked={picked.includes(symbol)}
                      isFull={false}
                      onPress={() => onPress(symbol)}
                    />
                  )
                })}
            </div>
          </div>
        )
      })}
    </div>
  )
}
