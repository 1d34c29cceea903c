import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskInstitution, NumberForm } from '@baize/contract/cashier/institutions-desk'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCashierWrite } from '../api.ts'
import { codeFor, isCode } from './code.ts'
import { formNames, forms } from './form-names.ts'

type CreateInstitutionProps = {
  readonly known: readonly DeskInstitution[]
  readonly onClose: () => void
}

/** A bank, a wallet or a network more. The code follows the name until somebody types another. */
export function CreateInstitution({ known, onClose }: CreateInstitutionProps) {
  const t = useText()
  const show = useToast()
  const write = useCashierWrite()
  const [form, setForm] = useState<NumberForm>('bank')
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string>()
  const code = typed ?? codeFor(name)
  const isTaken = known.some((one) => one.code === code)
  const isReady = name.trim() !== '' && isCode(code) && !isTaken
  const send = async (reason: string) => {
    await write(() => call(calls.createInstitution, { code, form, name: name.trim(), reason }))
    show(t('cashier-desk.institutionAdded', { name: name.trim() }), 'ok')
  }
  return (
    <ReasonDialog
      title={t('cashier-desk.newInstitution')}
      text={t('cashier-desk.newInstitutionText')}
      action={t('cashier-desk.addInstitution')}
      blocked={isReady ? undefined : t('cashier-desk.institutionMissing')}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField
        dense
        label={t('cashier-desk.institutionName')}
        maxLength={80}
        value={name}
        data-autofocus=""
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        dense
        label={t('cashier-desk.institutionCode')}
        help={t('cashier-desk.institutionCodeHelp')}
        error={codeError(code, isTaken, t)}
        maxLength={40}
        autoComplete="off"
        value={code}
        onChange={(event) => setTyped(event.target.value.toUpperCase())}
      />
      <RadioCards
        legend={t('cashier-desk.institutionForm')}
        value={form}
        onValue={setForm}
        className="sm:grid-cols-2"
        cards={forms.map((value) => ({
          value,
          title: t(formNames[value].name),
          text: t(formNames[value].text),
        }))}
      />
    </ReasonDialog>
  )
}

/** While nothing is typed nothing is wrong. */
function codeError(code: string, isTaken: boolean, t: ReturnType<typeof useText>) {
  if (isTaken) return t('cashier-desk.institutionCodeTaken')
  return code === '' || isCode(code) ? undefined : t('cashier-desk.institutionCodeWrong')
}
