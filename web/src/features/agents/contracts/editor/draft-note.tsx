import { Trash2 } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import type { Draft } from './kept-draft.ts'

type Props = {
  readonly draft: Draft
  /** The fields that may no longer be given as they are, by name. */
  readonly wrong: readonly string[]
  readonly onDiscard: () => void
}

/** Says that the form holds what was typed before, and takes it away by one press. */
export function DraftNote({ draft, wrong, onDiscard }: Props) {
  const t = useText()
  const at = useMomentText()
  return (
    <Note
      tone={wrong.length > 0 ? 'pending' : 'info'}
      title={t('agents-contracts.draftOf', { at: at(draft.at) })}
    >
      <div className="grid justify-items-start gap-2">
        <p>
          {t('agents-contracts.draftAbout')} {draft.isOlder && t('agents-contracts.draftOlder')}
        </p>
        {wrong.length > 0 && (
          <p className="font-medium">
            {t('agents-contracts.draftWrong', { fields: wrong.join(' · ') })}
          </p>
        )}
        <Button size="sm" icon={<Trash2 size={16} />} onClick={onDiscard}>
          {t('agents-contracts.draftDiscard')}
        </Button>
      </div>
    </Note>
  )
}
