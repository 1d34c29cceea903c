import type { ReactNode } from 'react'
import { UiTextsProvider } from '@baize/ui/texts'
import { useWordsForUi } from '@baize/texts/use-words-for-ui'

/** Gives the primitives their words in the person's language. */
export function TextsForUi({ children }: { children: ReactNode }) {
  return <UiTextsProvider value={useWordsForUi()}>{children}</UiTextsProvider>
}
