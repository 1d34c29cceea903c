import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/ui/figures/moment-text.ts'
import { useLanguage, useText } from '@baize/texts/use-text'

type Closed = { readonly maintenanceUntil?: string | undefined }

const dayMs = 86_400_000

let zone: string | undefined

/** Where whoever reads this keeps their clock. Asked for when it is needed: the first answer takes long. */
export function ownZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone
}

/** When something opens again, by the clock of whoever reads it; without an end, only that it is in maintenance. */
export function useMaintenanceText(): (of: Closed) => string {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  return ({ maintenanceUntil }) => {
    const end = maintenanceUntil ? new Date(maintenanceUntil) : undefined
    if (!end || end.getTime() <= Date.now()) return t('shell.inMaintenance')
    const style = end.getTime() - Date.now() < dayMs ? 'time' : 'short'
    return t('shell.backAt', { time: momentText(end, tag, ownZone(), style) })
  }
}
