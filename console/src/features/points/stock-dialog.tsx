import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { GoodAtDesk } from '@baize/contract/points/points-desk'
import { Select } from '@baize/ui/forms/select'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { mallRoot } from './api.ts'

/** Goods come and go by number, codes by being written down. */
export function StockDialog({
  good,
  onClose,
}: {
  readonly good: GoodAtDesk
  readonly onClose: () => void
}) {
  const t = useText()
  const write = useWrite(mallRoot)
  const show = useToast()
  const { id, content } = good
  const isCodes = content.kind === 'virtual'
  const [variant, setVariant] = useState(content.variants[0]?.code ?? '')
  const [text, setText] = useState('')
  const change = /^-?\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  const codes = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const isReady = isCodes ? codes.length > 0 : change !== 0
  async function send(reason: string): Promise<void> {
    if (!isCodes) {
      await write(() => call(calls.changeStock, { id, variant, change, reason }))
      return
    }
    const added = await write(() => call(calls.addCodes, { id, variant, codes, reason }))
    show(t('points-desk.codesAdded', added), 'ok')
  }
  return (
    <ReasonDialog
      title={t('points-desk.stockOf', { name: content.name.EN ?? '' })}
      action={t(isCodes ? 'points-desk.addCodes' : 'points-desk.changeStock')}
      blocked={isReady ? undefined : t('points-desk.stockNeeded')}
      onConfirm={send}
      onClose={onClose}
    >
      {content.variants.length > 1 && (
        <Select
          label={t('points-desk.variant')}
          value={variant}
          onValue={setVariant}
          options={content.variants.map(({ code, name }) => ({ value: code, label: name || code }))}
        />
      )}
      {isCodes ? (
        <TextArea
          label={t('points-desk.codes')}
          help={t('points-desk.codesHelp')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <TextField
          label={t('points-desk.moreOrLess')}
          help={t('points-desk.moreOrLessHelp')}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </ReasonDialog>
  )
}
