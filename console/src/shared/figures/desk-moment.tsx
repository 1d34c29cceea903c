import { useLanguage } from '@baize/texts/use-text'
import { Moment, type MomentProps } from '@baize/ui/figures/moment'
import { useOperator } from '../operator.ts'

type DeskMomentProps = Pick<MomentProps, 'now' | 'className'> & {
  readonly at: string
  readonly show?: NonNullable<MomentProps['style']>
}

/** A moment from a call, on the merchant's clock and in the operator's language. */
export function DeskMoment({ at, show = 'short', ...rest }: DeskMomentProps) {
  const language = useLanguage()
  const { zone } = useOperator()
  return <Moment at={new Date(at)} language={language} zone={zone} style={show} {...rest} />
}
