import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { csvLine, csvStart } from '@baize/kernel/csv'
import { languageEntry } from '@baize/kernel/language'
import { readPages } from '@baize/contract/client/read-pages'
import { Button } from '@baize/ui/button'
import { saveFile } from '@baize/ui/tables/save-file.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { failureText } from '../api.ts'
import { notify } from '../notices.ts'

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null }

type CsvButtonProps<Item> = {
  /** The first part of the file's name; the days follow. */
  readonly name: string
  readonly heads: readonly string[]
  readonly cells: (item: Item) => readonly string[]
  readonly read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>
  readonly disabled: boolean
}

/** More than a spreadsheet is read for by hand; a shorter period gives the rest. */
const mostRows = 20_000

/** Writes all that the filter finds to a file; while it runs it says how far it is and can be stopped. */
export function CsvButton<Item>({ name, heads, cells, read, disabled }: CsvButtonProps<Item>) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const [count, setCount] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const start = async () => {
    const { signal } = (stop.current = new AbortController())
    const lines = [csvLine(heads)]
    setCount(0)
    try {
      const { isCut } = await readPages<Item>(
        (cursor) => read(cursor, signal),
        (items) => lines.push(...items.map((item) => csvLine(cells(item)))),
        { signal, onCount: setCount, most: mostRows },
      )
      const file = new Blob([csvStart, ...lines], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `${name}.csv`)
      const cut = () => t('reports.csvCut', { count: mostRows.toLocaleString(tag) })
      notify(isCut ? cut() : t('reports.csvDone'), isCut ? 'info' : 'ok')
    } catch (error) {
      if (!signal.aborted) notify(failureText(error), 'bad')
    } finally {
      setCount(undefined)
    }
  }
  if (count === undefined) {
    return (
      <Button
        disabled={disabled}
        icon={<Download size={18} />}
        aria-label={t('reports.csvLabel')}
        onClick={() => void start()}
      >
        {t('reports.csv')}
      </Button>
    )
  }
  return (
    <Button icon={<X size={18} />} onClick={() => stop.current?.abort()}>
      <span aria-live="polite">
        {t('reports.csvRunning', { count: count.toLocaleString(tag) })}
      </span>
    </Button>
  )
}
