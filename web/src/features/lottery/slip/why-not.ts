import type { ErrorCode } from '@baize/contract/errors'
import { fraction } from '@baize/games/lottery/fraction'
import type { RefusalParams } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { translate } from '@baize/texts/browser'
import type { Sums } from '../../../shared/sums.ts'

type Refused = { readonly code: string; readonly params?: RefusalParams | undefined }

const ofSums: ReadonlySet<string> = new Set([
  'stake_below_limit',
  'stake_above_limit',
  'prize_above_limit',
  'stake_parts_sum',
] satisfies ErrorCode[])

/** Why a ticket is none, or is not sold so: in the words of the server, with sums as one reads them. */
export function whyNot(t: typeof translate, { code, params = {} }: Refused, sums: Sums): string {
  const shown = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'object') return [name, sums.full(value.amount)]
    if (!ofSums.has(code)) return [name, value]
    const { above, below } = fraction(String(value))
    return [name, sums.full(above / below)]
  })
  return t(`errors.${code}` as TextKey, Object.fromEntries(shown) as Record<string, string>)
}
