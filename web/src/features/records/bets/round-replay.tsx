import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'

type RoundReplayProps = { readonly url: string; readonly gameName: string }

/**
 * The round as its game draws it from the record. It stands in a frame of this page and not in a window of its own,
 * because the session that may see it belongs to this tab.
 */
export function RoundReplay({ url, gameName }: RoundReplayProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<RotateCcw size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('reports.seeRound')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('reports.roundAgain', { game: gameName })}
        size="lg"
      >
        <iframe
          src={url}
          title={t('reports.roundAgain', { game: gameName })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the page in it is our own code, and needs the session of this tab
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="h-[65dvh] w-full rounded-card border border-line"
        />
      </Dialog>
    </>
  )
}
