import { Dialog } from '@baize/ui/dialog'
import { useText } from '@baize/texts/use-text'
import { helpTopics } from './help-topics.ts'

type Props = { readonly topic: string; readonly onClose: () => void }

/** One topic of help over the page. Its content comes from the operator's content room. */
export function HelpPopup({ topic, onClose }: Props) {
  const t = useText()
  const entry = helpTopics.find(({ hash }) => hash === topic)
  return (
    <Dialog open onClose={onClose} title={t(entry?.title ?? 'shell.helpCentre')}>
      {entry && <p className="text-body text-text-2">{t(entry.about)}</p>}
      <p className="mt-4 text-text-3">{t('shell.helpNotWritten')}</p>
    </Dialog>
  )
}
