import { Moment, type MomentProps } from '@baize/ui/moment'
import { useLanguage } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'

type WhenProps = Pick<MomentProps, 'style' | 'className'> & { readonly at: string }

/** A moment of the wire on the brand's clocks. */
export function When({ at, ...rest }: WhenProps) {
  const { zone } = useSystem().info.brand
  return <Moment at={new Date(at)} language={useLanguage()} zone={zone} {...rest} />
}
