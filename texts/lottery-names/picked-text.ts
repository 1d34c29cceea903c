import type { Play } from '@baize/games/lottery/play'
import { pickerOf } from '@baize/games/lottery/tree/picker'
import type { translate } from '../browser.ts'
import { nameOfPlace, nameOfRow, nameOfSymbol } from './word-name.ts'

const mostShown = 12

/** What was picked, in words: of many numbers the first and how many more. */
export function pickedText(t: typeof translate, play: Play, text: string, day: string): string {
  const read = play.readSold(text, day)
  if (!read.ok) return text.slice(0, 60)
  const { picked } = read.value
  const few = (all: readonly string[]) =>
    all.slice(0, mostShown).join(' ') +
    (all.length > mostShown ? ` ${t('lottery.andMore', { n: all.length - mostShown })}` : '')
  const names = (row: readonly string[]) => row.map((symbol) => nameOfSymbol(t, symbol, play))
  const at = picked.places.map((place) => nameOfPlace(t, place, play.family)).join(', ')
  const before = at === '' ? '' : `${at}: `
  if (picked.form === 'lines') {
    const isNarrow = picked.lines.every((line) => line.every((symbol) => symbol.length === 1))
    const joined = picked.lines.map((line) => line.join(isNarrow ? '' : '-'))
    return before + few(joined)
  }
  if (picked.form === 'dan') return `${before}${few(picked.dan)} + ${few(picked.tuo)}`
  const { rows } = pickerOf(play)
  if (picked.rows.length === 1) return before + few(names(picked.rows[0] ?? []))
  return (
    before +
    picked.rows
      .flatMap((row, index) => {
        const name = rows[index]?.name
        if (row.length === 0 || name === undefined) return []
        return [`${nameOfRow(t, name, play)} ${few(names(row))}`]
      })
      .join(', ')
  )
}
