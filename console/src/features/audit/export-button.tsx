import { Download, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { saveFile } from '../../shared/save-file.ts'
import { useCountText } from '../../shared/use-count-text.ts'
import { exportLog } from './export-log.ts'
import type { AuditFilter } from './filter.ts'

/** Writes what the filter shows to a file; while it runs it says how far it is and can be stopped. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
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
      const file = await exportLog(filter, { signal: controller.signal, onCount: setCount })
      saveFile(file, `audit-${new Date().toISOString().slice(0, 10)}.csv`)
      toast(t('ops.exportDone'), 'ok')
    } catch (error) {
      if (!controller.signal.aborted) toast(failureText(error), 'bad')
    } finally {
      setCount(undefined)
    }
  }
  if (count === undefined) {
    return (
      <Button icon={<Download size={18} />} onClick={() => void start()}>
        {t('ops.export')}
      </Button>
    )
  }
  return (
    <Button icon={<X size={18} />} onClick={() => stop.current?.abort()}>
      <span aria-live="polite">{t('ops.exporting', { count: countText(count) })}</span>
    </Button>
  )
}
