import { useSyncExternalStore } from 'react'

/** The browser's offer to install the site, which it makes once and lets a page keep for later. */
type InstallOffer = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const listeners = new Set<() => void>()
let offer: InstallOffer | undefined

function keep(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

/** Listens from the first moment on: the offer may come before anything asks for it. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallOffer)
  })
  addEventListener('appinstalled', () => keep(undefined))
}

export function useInstallOffer(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => offer !== undefined,
  )
}

/** Asks the browser to install; an offer works once, whatever the answer is. */
export async function install(): Promise<void> {
  const taken = offer
  keep(undefined)
  await taken?.prompt()
}

export type InstallDevice = 'ios' | 'android' | 'other'

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Navigator): InstallDevice {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /android/i.test(userAgent) ? 'android' : 'other'
}

/** Opened from the home screen, as its own window. */
export function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
