import { useEffect, useState } from 'react'

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * True once the page has come to rest and nobody has touched it for a while, nor stands in a field. What opens by
 * itself waits for that, so that it never takes a first click or a half-typed word from anybody. Falls back to false
 * whenever it is not asked for.
 */
export function useQuiet(wanted: boolean, quietMs = 1500): boolean {
  const [quiet, setQuiet] = useState(false)
  if (!wanted && quiet) setQuiet(false)
  useEffect(() => {
    if (!wanted) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isWriting() || document.visibilityState !== 'visible') wait()
        else setQuiet(true)
      }, quietMs)
    }
    for (const sign of signs) addEventListener(sign, wait, { passive: true })
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('load', wait)
      for (const sign of signs) removeEventListener(sign, wait)
    }
  }, [wanted, quietMs])
  return quiet && wanted
}

function isWriting(): boolean {
  return document.activeElement?.matches('input,textarea,select,[contenteditable]') ?? false
}
