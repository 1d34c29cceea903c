import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import type { Version } from './sources.ts'

type ConflictNoteProps = {
  readonly what: string
  readonly live: Version<unknown>
  readonly onRebase: () => void
  readonly onDiscard: () => void
}

/** Somebody published while this person was editing. Nothing of theirs is lost: they choose what becomes of it. */
export function ConflictNote({ what, live, onRebase, onDiscard }: ConflictNoteProps) {
  const t = useText()
  return (
    <Note
      tone="pending"
      role="alert"
      title={t('system-desk.conflictTitle', { what, version: live.version, by: live.by })}
    >
      <p>{t('system-desk.conflictText', { reason: live.reason })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onRebase}>
          {t('system-desk.conflictKeep')}
        </Button>
        <Button size="sm" onClick={onDiscard}>
          {t('system-desk.conflictDiscard')}
        </Button>
      </div>
    </Note>
  )
}
