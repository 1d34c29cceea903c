import { useSyncExternalStore } from 'react'
import type { Language } from '@baize/kernel/language'
import { textsStore, translate } from './browser.ts'

/** The sentence maker of a component, which draws again when the language changes. */
export function useText(): typeof translate {
  useSyncExternalStore(textsStore.subscribe, textsStore.version)
  return translate
}

export function useLanguage(): Language {
  return useSyncExternalStore(textsStore.subscribe, textsStore.language)
}
