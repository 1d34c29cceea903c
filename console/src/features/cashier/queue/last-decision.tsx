import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'

type LastDecisionProps = {
  readonly sentence: string | undefined
  readonly onClose: () => void
}

/** What came of the last decision; it stays until it was read, because money is nothing to flash. */
export function LastDecision({ sentence, onClose }: LastDecisionProps) {
  const t = useText()
  return (
    <div aria-live="polite" className="contents">
      {sentence !== undefined && (
        <Note
          tone="ok"
          role="status"
          action={
            <Button size="sm" variant="ghost" onClick={onClose}>
              {t('cashier-desk.seen')}
            </Button>
          }
        >
          {sentence}
        </Note>
      )}
    </div>
  )
}
