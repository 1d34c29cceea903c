import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { exportRoles, type ExportList } from '@baize/contract/system/export-roles'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { saveFile } from '@baize/ui/tables/save-file.ts'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../api.ts'
import { useOperator } from '../operator.ts'
import type { ReadOptions } from './read-pages.ts'
import { useCountText } from '../figures/use-count-text.ts'

type ExportButtonProps = {
  /** Which list it is, and what of it, for the audit log; who may not take it out has no button. */
  readonly list: ExportList
  readonly filter?: object
  /** The first part of the file's name; the day follows, or what the file is of. */
  readonly name: string
  readonly of?: string
  readonly label?: string
  readonly size?: 'sm' | 'md'
  readonly disabled?: boolean
  /** Gives the file, or also a sentence about what it lacks. */
  readonly write: (options: ReadOptions) => Promise<Blob | { file: Blob; lacks: string }>
}

/** Writes what a filter shows to a file; while it runs it says how far it is and can be stopped. */
export function ExportButton(props: ExportButtonProps) {
  const { list, filter = {}, name, of, label, size = 'md', disabled, write } = props
  const { can } = useOperator()
  const t = useText()
  const toast = useToast()
  const countText = useCountText()
  const [count, setCount] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const start = async () => {
    const controller = new AbortController()
    stop.current = controller
    setCount(0)
    let rows = 0
    const onCount = (read: number) => setCount((rows = read))
    try {
      const written = await write({ signal: controller.signal, onCount })
      // The file is made once the server has written down that it is.
      await call(calls.noteExport, { list, filter: filterText(filter), rows })
      const { file, lacks } = written instanceof Blob ? { file: written, lacks: '' } : written
      saveFile(file, `${name}-${of ?? new Date().toISOString().slice(0, 10)}.csv`)
      toast(lacks === '' ? t('ops.exportDone') : lacks, lacks === '' ? 'ok' : 'info')
    } catch (error) {
      if (!controller.signal.aborted) toast(failureText(error), 'bad')
    } finally {
      setCount(undefined)
    }
  }
  if (!can(...exportRoles[list])) return null
  if (count === undefined) {
    return (
      <Button
        size={size}
        disabled={disabled}
        icon={<Download size={18} />}
        onClick={() => void start()}
      >
        {label ?? t('ops.export')}
      </Button>
    )
  }
  return (
    <Button size={size} icon={<X size={18} />} onClick={() => stop.current?.abort()}>
      <span aria-live="polite">{t('ops.exporting', { count: countText(count) })}</span>
    </Button>
  )
}

function filterText(filter: object): string {
  const known = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return known
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ')
    .slice(0, 500)
}
