import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../shared/desk-key.tsx'
import { useKeys } from '../../shared/keys.ts'
import { useOperator } from '../../shared/operator.ts'
import { AdjustDialog } from './adjust-dialog.tsx'

type AdjustButtonProps = {
  readonly member?: string | undefined
  readonly currency?: string | undefined
}

/** For those who may ask; others see no button. */
export function AdjustButton(of: AdjustButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const mayAsk = useOperator().can('admin', 'finance')
  const open = () => setOpen(true)
  useKeys(mayAsk ? [{ keys: 'n', label: t('ops.adjNew'), run: open }] : [])
  if (!mayAsk) return null
  return (
    <>
      <Button variant="primary" icon={<Plus size={18} />} onClick={open}>
        {t('ops.adjNew')}
        <DeskKey>N</DeskKey>
      </Button>
      {isOpen && <AdjustDialog {...of} onClose={() => setOpen(false)} />}
    </>
  )
}
