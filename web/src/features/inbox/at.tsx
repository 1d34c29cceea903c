import { Moment } from '@baize/ui/moment'
import type { MomentStyle } from '@baize/ui/moment-text.ts'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

type Props = { readonly at: string; readonly style?: MomentStyle }

/** When a message came, on the brand's clocks. */
export function At({ at, style = 'short' }: Props) {
  const { zone } = useSystem().info.brand
  return <Moment at={new Date(at)} language={useLanguage()} zone={zone} style={style} />
}
