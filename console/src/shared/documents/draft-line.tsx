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
  if (changes === 0) return t('system-desk.nothingChanged', { version })
  if (saveState === 'failed') return t('system-desk.draftNotSaved', { changes, version })
  if (saveState === 'saving') return t('system-desk.draftSaving', { changes, version })
  return draftBy === undefined || draftBy === name
    ? t('system-desk.draftByYou', { changes, version })
    : t('system-desk.draftBy', { by: draftBy, changes, version })
}
