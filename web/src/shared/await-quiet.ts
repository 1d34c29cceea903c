const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Calls once the page has come to rest and nobody has touched it for a while, nor stands in a field, nor looks
 * elsewhere. Gives what ends the waiting.
 */
export function awaitQuiet(quietMs: number, onQuiet: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isWriting() || document.visibilityState !== 'visible') wait()
      else {
        leave()
        onQuiet()
      }
    }, quietMs)
  }
  const leave = () => {
    clearTimeout(timer)
    removeEventListener('load', wait)
    for (const sign of signs) removeEventListener(sign, wait)
  }
  for (const sign of signs) addEventListener(sign, wait, { passive: true })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return leave
}

function isWriting(): boolean {
  return document.activeElement?.matches('input,textarea,select,[contenteditable]') ?? false
}
