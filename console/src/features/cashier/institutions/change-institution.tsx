import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskInstitution } from '@baize/contract/cashier/institutions-desk'
import { Note } from '@baize/ui/waiting/note'
import { Switch } from '@baize/ui/forms/switch'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCashierWrite } from '../api.ts'
import { formNames } from './form-names.ts'

type ChangeInstitutionProps = {
  readonly entry: DeskInstitution
  readonly onClose: () => void
}

/** Another name, or closed to new accounts. Code and form stay, because accounts of members are kept by them. */
export function ChangeInstitution({ entry, onClose }: ChangeInstitutionProps) {
  const { code, form, accounts } = entry
  const t = useText()
  const show = useToast()
  const write = useCashierWrite()
  // A change names the version that the fields were filled from, also when a newer one is shown behind the dialog.
  const [version] = useState(entry.version)
  const [name, setName] = useState(entry.name)
  const [enabled, setEnabled] = useState(entry.enabled)
  const isChanged = name.trim() !== entry.name || enabled !== entry.enabled
  const send = async (reason: string) => {
    const input = { code, version, name: name.trim(), enabled, reason }
    await write(() => call(calls.changeInstitution, input))
    show(t('cashier-desk.institutionSaved'), 'ok')
  }
  const blocked = name.trim() === '' ? t('cashier-desk.institutionNameMissing') : undefined
  return (
    <ReasonDialog
      title={entry.name}
      text={`${code} · ${t(formNames[form].name)} · ${t('cashier-desk.accountsCount', { count: accounts })}`}
      action={t('cashier-desk.save')}
      blocked={blocked ?? (isChanged ? undefined : t('system-desk.blockedNothing'))}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField
        dense
        label={t('cashier-desk.institutionName')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Switch
        checked={enabled}
        onChecked={setEnabled}
        label={t('cashier-desk.institutionOffered')}
      />
      {entry.enabled && !enabled && (
        <Note role="status">{t('cashier-desk.closingText', { count: accounts })}</Note>
      )}
    </ReasonDialog>
  )
}
