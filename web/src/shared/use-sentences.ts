import { useLanguage } from '@baize/texts/use-text'

/** Puts whole sentences one after another, as the language does: Japanese leaves no space between two. */
export function useSentences(): (sentences: readonly string[]) => string {
  const space = useLanguage() === 'JA' ? '' : ' '
  return (sentences) => sentences.filter((one) => one !== '').join(space)
}
