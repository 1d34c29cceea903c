import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'

/** A copy button whose success is said in a dialog. Where the browser forbids copying, the text can be selected. */
export function CopyText({ text }: { text: string }) {
  const t = useText()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const close = () => setOutcome(undefined)
  return (
    <>
      <CopyButton
        text={text}
        onCopied={() => setOutcome('copied')}
        onFailed={() => setOutcome('failed')}
      />
      <Dialog
        open={outcome !== undefined}
        onClose={close}
        size="sm"
        title={t(outcome === 'failed' ? 'shell.copyFailed' : 'shell.copySucceeded')}
        footer={
          <Button variant="primary" block onClick={close} data-autofocus="">
            {t('shell.ok')}
          </Button>
        }
      >
        <p className="text-body font-semibold break-all">{text}</p>
        <p className="mt-1 text-text-2">
          {t(outcome === 'failed' ? 'shell.copyFailedText' : 'shell.copySucceededText')}
        </p>
      </Dialog>
    </>
  )
}
