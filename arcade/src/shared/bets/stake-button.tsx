import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { ArcadeSum } from '../sum.tsx'

type Props = {
  readonly text: string
  readonly sum: bigint
  readonly currency: Currency
  readonly disabled: boolean
  readonly busy?: boolean
  readonly onPress: () => void
}

/** The one large button of a table, with what it stakes. */
export function StakeButton({ text, sum, currency, disabled, busy = false, onPress }: Props) {
  return (
    <Button
      variant="metal"
      block
      busy={busy}
      disabled={disabled}
      onClick={onPress}
      className="h-18 flex-col gap-0.5 px-1 text-body leading-tight max-md:h-14"
    >
      <span>{text}</span>
      <b className="text-h4 font-bold max-md:text-body">
        <ArcadeSum of={sum} currency={currency} />
      </b>
    </Button>
  )
}
