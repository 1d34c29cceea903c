import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { failureText } from './api.ts'
import type { ReadOptions } from './read-pages.ts'
import { saveFile } from './save-file.ts'
import { useCountText } from './use-count-text.ts'

type ExportButtonProps = {
  /** The first part of the file's name; the day follows. */
  readonly name: string
  readonly label?: string
  readonly size?: 'sm' | 'md'
  readonly disabled?: boolean
  /** Gives the file, or also a sentence about what it lacks. */
  readonly write: (options: ReadOptions) => Promise<Blob | { file: Blob; lacks: string }>
}

/** Writes what a filter shows to a file; while it runs it says how far it is and can be stopped. */
export function ExportButton({ name, label, size = 'md', disabled, write }: ExportButtonProps) {
  const t = useText()
  const toast = useToast()
  const countText = useCountText()
  const [count, setCount] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const start = async () => {
    const controller = new AbortController()
    stop.current = controller
    setCount(0)
    try {
      const written = await write({ signal: controller.signal, onCount: setCount })
      const { file, lacks } = written instanceof Blob ? { file: written, lacks: '' } : written
      saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`)
      toast(lacks === '' ? t('ops.exportDone') : lacks, lacks === '' ? 'ok' : 'info')
    } catch (error) {
      if (!controller.signal.aborted) toast(failureText(error), 'bad')
    } finally {
      setCount(undefined)
    }
  }
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
