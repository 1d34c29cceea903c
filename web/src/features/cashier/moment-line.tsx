import { Moment } from '@baize/ui/moment'
import { momentText, type MomentStyle } from '@baize/ui/moment-text.ts'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

type Props = { readonly at: string; readonly style?: MomentStyle }

/** A moment of an order, on the brand's clocks. */
export function At({ at, style = 'short' }: Props) {
  const { zone } = useSystem().info.brand
  return <Moment at={new Date(at)} language={useLanguage()} zone={zone} style={style} />
}

/** The same as a text, for sentences. */
export function useMomentText(): (at: string, style?: MomentStyle) => string {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  return (at, style = 'short') => momentText(new Date(at), tag, zone, style)
}
