import { useText } from '@baize/texts/use-text'
import { useOperator } from '../operator.ts'
import type { SaveState } from './use-document.ts'

type DraftLineProps = {
  readonly version: number
  readonly changes: number
  readonly draftBy: string | undefined
  readonly saveState: SaveState
}

/** One sentence on where a document stands: live as it is, or a draft, whose, and whether it is kept yet. */
export function DraftLine({ version, changes, draftBy, saveState }: DraftLineProps) {
  const t = useText()
  const { name } = useOperator()
  if (changes === 0) return t('desk.nothingChanged', { version })
  if (saveState === 'failed') return t('desk.draftNotSaved', { changes, version })
  if (saveState === 'saving') return t('desk.draftSaving', { changes, version })
  return draftBy === undefined || draftBy === name
    ? t('desk.draftByYou', { changes, version })
    : t('desk.draftBy', { by: draftBy, changes, version })
}
