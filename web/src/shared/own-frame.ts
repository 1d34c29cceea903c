import { useEffect, useRef } from 'react'
import type { GamePageMessage } from '@baize/contract/play/game-frame'
import { textsStore } from '@baize/texts/browser'
import { useLanguage } from '@baize/texts/use-text'
import { chosenTheme, useTheme } from '@baize/ui/look/theme.ts'

/**
 * What a game of ours may do in its frame: run, show its verifier in a window of its own, and give its player a file (the
 * rounds of a pair of seeds). Without an origin it has neither this page nor its storage nor the cookie that a page gets
 * its session by.
 */
export const ownSandbox =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads' as const

/** How a browser names the origin of a frame that has none. */
export const noOrigin = 'null'

/** Whom to tell: a frame without an origin cannot be named. What is said must therefore be fit for any page in it. */
export const anyListener = '*'

/** The address of a frame of ours, with what it cannot look up: how this page looks and speaks. */
export function ownFrameAddress(url: string): string {
  const address = new URL(url, location.href)
  const theme = chosenTheme()
  if (theme !== 'system') address.searchParams.set('theme', theme)
  address.searchParams.set('language', textsStore.language())
  return `${address.pathname}${address.search}`
}

/** Tells a frame of ours when this page looks or speaks otherwise than its address said. */
export function useTellLook(isOurs: boolean, tell: (message: GamePageMessage) => void): void {
  const [theme, language] = [useTheme(), useLanguage()]
  const told = useRef({ theme, language })
  useEffect(() => {
    const before = told.current
    told.current = { theme, language }
    if (!isOurs) return
    if (theme !== before.theme) tell({ type: 'theme.chosen', theme })
    if (language !== before.language) tell({ type: 'language.chosen', language })
  }, [isOurs, theme, language, tell])
}
