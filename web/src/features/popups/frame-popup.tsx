import { Dialog } from '@baize/ui/overlays/dialog'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { frames, type FramePopupId } from './frames.ts'

type Props = { readonly id: FramePopupId; readonly onClose: () => void }

export function FramePopup({ id, onClose }: Props) {
  const t = useText()
  const { title, text } = frames[id]
  return (
    <Dialog open onClose={onClose} title={t(title)}>
      <EmptyState picture={<MessagesPicture />} title={t('shell.nothingHereYet')} text={t(text)} />
    </Dialog>
  )
}
