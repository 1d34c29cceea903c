import { languageEntry } from '@baize/kernel/language'
import { momentText, type MomentStyle } from '@baize/ui/moment-text.ts'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

/** A moment inside a sentence, on the brand's clocks. */
export function useMomentText(): (at: string | Date, style?: MomentStyle) => string {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  return (at, style = 'short') => momentText(new Date(at), tag, zone, style)
}
