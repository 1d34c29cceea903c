import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { usePlayWrite } from '../api.ts'
import { readLines, readWords } from './read-lists.ts'

/** A new provider, with the games that it runs and where it calls from. */
export function AddProvider({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = usePlayWrite()
  const [draft, setDraft] = useState({
    key: '',
    name: '',
    serves: '',
    addresses: '',
    sandbox: false,
  })
  const [key, name] = [draft.key.trim(), draft.name.trim()]
  const serves = readWords(draft.serves)
  const isReady = /^[A-Z0-9_]{2,40}$/.test(key) && name !== '' && serves.length > 0
  const save = async (reason: string) => {
    const { sandbox } = draft
    const addresses = readLines(draft.addresses)
    const wanted = { key, name, serves, addresses, sandbox, reason }
    await write(() => call(calls.createProtocolVendor, wanted))
    show(t('play-desk.added', { name }), 'ok')
  }
  return (
    <ReasonDialog
      title={t('play-desk.add')}
      text={t('play-desk.addText')}
      action={t('play-desk.add')}
      blocked={isReady ? undefined : t('play-desk.keyHelp')}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        label={t('play-desk.key')}
        help={t('play-desk.keyHelp')}
        maxLength={40}
        value={draft.key}
        onChange={(event) => setDraft({ ...draft, key: event.target.value.toUpperCase() })}
      />
      <TextField
        label={t('play-desk.name')}
        maxLength={60}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <TextField
        label={t('play-desk.serves')}
        help={t('play-desk.servesHelp')}
        maxLength={2000}
        value={draft.serves}
        onChange={(event) => setDraft({ ...draft, serves: event.target.value })}
      />
      <TextArea
        label={t('play-desk.addresses')}
        help={t('play-desk.addressesHelp')}
        rows={2}
        value={draft.addresses}
        onChange={(event) => setDraft({ ...draft, addresses: event.target.value })}
      />
      <Checkbox
        label={t('play-desk.sandbox')}
        help={t('play-desk.sandboxHelp')}
        checked={draft.sandbox}
        onChange={(event) => setDraft({ ...draft, sandbox: event.target.checked })}
      />
    </ReasonDialog>
  )
}
