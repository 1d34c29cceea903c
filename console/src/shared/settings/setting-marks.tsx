import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'

type SettingMarksProps = { readonly isChanged?: boolean; readonly isLoosened?: boolean }

/** Beside the name of a setting: that it stands otherwise than what is live, and that it then holds somebody back less. */
export function SettingMarks({ isChanged = false, isLoosened = false }: SettingMarksProps) {
  const t = useText()
  return (
    <>
      {isChanged && <StatusChip tone="info">{t('system-desk.changed')}</StatusChip>}{' '}
      {isLoosened && <StatusChip tone="pending">{t('system-desk.loosens')}</StatusChip>}
    </>
  )
}
