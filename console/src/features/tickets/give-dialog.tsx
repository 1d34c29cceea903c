import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskCampaign } from '@baize/contract/promotions/tickets-desk'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { makeId, root } from './api.ts'

type GiveDialogProps = { readonly campaign: DeskCampaign; readonly onClose: () => void }

/** Gives members tickets. The gift has a name from the start, so that a second press gives nothing more. */
export function GiveDialog({ campaign, onClose }: GiveDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const gift = useRef(makeId('gft'))
  const [accounts, setAccounts] = useState('')
  const [each, setEach] = useState('1')
  const named = accounts.split(',').flatMap((one) => one.trim() || [])
  const isWhole = /^(1?\d|20)$/.test(each) && each !== '0'
  return (
    <ReasonDialog
      title={`${t('tickets-desk.give')}: ${campaign.title}`}
      action={t('tickets-desk.give')}
      blocked={named.length === 0 || !isWhole ? '' : undefined}
      onConfirm={async (reason) => {
        const { given, approval } = await write(() =>
          call(calls.giveTickets, {
            id: campaign.id,
            gift: gift.current,
            accounts: named,
            each: Number(each),
            reason,
          }),
        )
        const isDone = approval === null
        show(isDone ? t('tickets-desk.gave', { count: given }) : t('tickets-desk.waits'), 'ok')
      }}
      onClose={onClose}
    >
      <TextField
        label={t('tickets-desk.accounts')}
        value={accounts}
        onChange={(event) => setAccounts(event.target.value)}
      />
      <TextField
        label={t('tickets-desk.each')}
        inputMode="numeric"
        value={each}
        onChange={(event) => setEach(event.target.value)}
      />
    </ReasonDialog>
  )
}
