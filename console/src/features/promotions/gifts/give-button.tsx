import { Gift } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../../shared/operator.ts'
import { GiveDialog } from './give-dialog.tsx'

type GiveButtonProps = { readonly member: string; readonly account: string }

/** For those who may give; others see no button. */
export function GiveButton(of: GiveButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!useOperator().can('admin', 'finance')) return null
  return (
    <>
      <Button variant="primary" icon={<Gift size={18} />} onClick={() => setOpen(true)}>
        {t('gifts-desk.give')}
      </Button>
      {isOpen && <GiveDialog {...of} onClose={() => setOpen(false)} />}
    </>
  )
}
