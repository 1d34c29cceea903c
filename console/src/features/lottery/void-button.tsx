import { Ban } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskIssue } from '@baize/contract/lottery/lottery-desk'
import { useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { call } from '../../shared/api.ts'
import { DeskKey } from '../../shared/desk-key.tsx'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { useKeys } from '../../shared/keys.ts'
import { root } from './api.ts'

/** Asks a second person to give the issue up. */
export function VoidButton({ issue }: { readonly issue: DeskIssue }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const [isAsked, setAsked] = useState(false)
  useKeys([{ keys: 'v', label: t('lottery-desk.void'), run: () => setAsked(true) }])
  return (
    <>
      <Button variant="danger" icon={<Ban size={16} />} onClick={() => setAsked(true)}>
        {t('lottery-desk.void')} <DeskKey>V</DeskKey>
      </Button>
      {isAsked && (
        <ReasonDialog
          title={`${t('lottery-desk.void')}: ${issue.number}`}
          text={t('lottery-desk.voidText')}
          action={t('lottery-desk.void')}
          tone="danger"
          onConfirm={async (reason) => {
            await write(() => call(calls.voidLotteryIssue, { id: issue.id, reason }))
            show(t('lottery-desk.waitsForSecond'), 'ok')
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
