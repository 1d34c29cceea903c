import { useState } from 'react'
import type { Restriction } from '@baize/contract/protection/protection'
import { languageEntry } from '@baize/kernel/language'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { restrict } from './api.ts'

type Kind = Restriction['kind']
type Props = { readonly id: string; readonly account: string; readonly onClose: () => void }

/** Hours of a time-out, months of an exclusion; the last is for good. */
const lengths: Readonly<Record<Kind, readonly number[]>> = {
  time_out: [24, 48, 72, 168, 336, 672, 1008],
  exclusion: [6, 12, 24, 36, 60, 0],
}

/** Excludes a member or gives a time-out, as asked for by phone or by law. */
export function RestrictDialog({ id, account, onClose }: Props) {
  const t = useText()
  const show = useToast()
  const [kind, setKind] = useState<Kind>('time_out')
  const [length, setLength] = useState('24')
  const nameOf = useLengthName()
  const choose = (next: Kind) => {
    setKind(next)
    setLength(String(lengths[next][0]))
  }
  return (
    <ReasonDialog
      title={t('protection.restrictTitle', { account })}
      text={t('protection.restrictText')}
      action={t('protection.restrict')}
      tone="danger"
      onConfirm={async (reason) => {
        await restrict({ id, kind, length: length === '0' ? null : Number(length), reason })
        show(t('protection.restrictDone', { account }), 'ok')
      }}
      onClose={onClose}
    >
      <Segmented
        label={t('protection.kindOfBreak')}
        value={kind}
        onValue={choose}
        segments={[
          { value: 'time_out', label: t('protection.timeOut') },
          { value: 'exclusion', label: t('protection.exclusion') },
        ]}
      />
      <Select
        label={t('protection.howLong')}
        value={length}
        onValue={setLength}
        options={lengths[kind].map((count) => ({
          value: String(count),
          label: count === 0 ? t('protection.forGood') : nameOf(kind, count),
        }))}
      />
    </ReasonDialog>
  )
}

function useLengthName(): (kind: Kind, count: number) => string {
  const { tag } = languageEntry(useLanguage())
  const text = (count: number, unit: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  return (kind, count) => {
    if (kind === 'exclusion')
      return count % 12 === 0 ? text(count / 12, 'year') : text(count, 'month')
    if (count % 168 === 0) return text(count / 168, 'week')
    return count > 48 ? text(count / 24, 'day') : text(count, 'hour')
  }
}
