import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { HelpContent, useHelpTitle } from './help-content.tsx'
import { useTopics } from './topics.ts'

type Props = { readonly topic: string; readonly onClose: () => void }

/** One topic of help over the page, as its address names it. */
export function HelpPopup({ topic, onClose }: Props) {
  const t = useText()
  const title = useHelpTitle(topic, useTopics().topics)
  return (
    <Dialog open onClose={onClose} title={title} size="lg">
      <HelpContent id={topic} />
      <p className="mt-6 border-t border-line pt-4">
        <Link
          to={{ path: '/helpmc', hash: topic }}
          className="inline-block min-h-6 font-medium text-link hover:underline"
        >
          {t('content.asPage')}
        </Link>
      </p>
    </Dialog>
  )
}
