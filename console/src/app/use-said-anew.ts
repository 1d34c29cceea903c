import { useEffect, useRef } from 'react'
import { useLanguage } from '@baize/texts/use-text'
import { queryClient } from '../shared/api.ts'

/** Sentences that the server says come in the language of who asked, so in another language they are asked for anew. */
export function useSaidAnew(): void {
  const language = useLanguage()
  const said = useRef(language)
  useEffect(() => {
    if (said.current === language) return
    said.current = language
    void queryClient.invalidateQueries()
  }, [language])
}
