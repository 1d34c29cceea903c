import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore, type RefObject } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** The stage over the whole screen, and back. Where a browser has no such thing there is no button. */
export function FullScreen({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const t = useText()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen()
    // A refusal of the browser leaves everything as it is.
    change?.catch(() => undefined)
  }
  return (
    <IconButton
      label={t(isFull ? 'play.leaveFullScreen' : 'play.fullScreen')}
      icon={isFull ? <Minimize size={20} /> : <Maximize size={20} />}
      onClick={toggle}
    />
  )
}
