import { languageEntry } from '@baize/kernel/language'
import { Moment, type MomentProps } from '@baize/ui/figures/moment'
import { momentText, type MomentStyle } from '@baize/kernel/moment-text'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from './system.ts'

type BrandMomentProps = Pick<MomentProps, 'style' | 'className'> & { readonly at: string }

/** A moment of a call, on the brand's clocks and in the person's language. */
export function BrandMoment({ at, ...rest }: BrandMomentProps) {
  const { zone } = useSystem().info.brand
  return <Moment at={new Date(at)} language={useLanguage()} zone={zone} {...rest} />
}

/** The same as a text, for sentences. */
export function useMomentText(): (at: string | Date, style?: MomentStyle) => string {
  const { zone } = useSystem().info.brand
  const { tag } = languageEntry(useLanguage())
  return (at, style = 'short') => momentText(new Date(at), tag, zone, style)
}
