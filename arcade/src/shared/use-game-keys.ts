import { useEffect, useEffectEvent } from 'react'

/** Space and Enter play, wherever the focus is, save on something that they already press or type into. */
export function useGameKeys(onPlay: () => void): void {
  const play = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat || event.defaultPrevented)
      return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest('button, a, input, select, textarea, summary, [role="dialog"], dialog'))
      return
    event.preventDefault()
    onPlay()
  })
  useEffect(() => {
    addEventListener('keydown', play)
    return () => removeEventListener('keydown', play)
  }, [])
}
