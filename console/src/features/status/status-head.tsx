import { Pencil, ScrollText } from 'lucide-react'
import type { StatusDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { PageHead } from '@baize/ui/navigation/page-head'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { liveIcon, modes } from './modes.tsx'

type StatusHeadProps = {
  readonly live: StatusDocument
  readonly draft: StatusDocument | undefined
  readonly onLog: () => void
}

/** The live state and the draft stand apart, so that nobody takes one for the other. */
export function StatusHead({ live, draft, onLog }: StatusHeadProps) {
  const t = useText()
  return (
    <PageHead
      title={t('system-desk.status')}
      sub={t('system-desk.statusSub')}
      actions={
        <>
          <StatusChip tone={live.mode === 0 ? 'ok' : 'bad'} icon={liveIcon}>
            {t('system-desk.liveNow', { mode: t(modes[live.mode].name) })}
          </StatusChip>
          {draft && (
            <StatusChip tone="pending" icon={<Pencil size={14} aria-hidden="true" />}>
              {t('system-desk.draftIs', { mode: t(modes[draft.mode].name) })}
            </StatusChip>
          )}
          <Button icon={<ScrollText size={18} />} onClick={onLog}>
            {t('system-desk.changeLog')}
          </Button>
        </>
      }
    />
  )
}
