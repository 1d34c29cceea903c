import type { SlotFace } from '@baize/games/slots/shown'
import { useText } from '@baize/texts/use-text'
import { ArcadeSum } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'

/** What is in the pool that this game feeds: the sum in the books, no more. */
export function JackpotPlate({ face }: { readonly face: SlotFace }) {
  const t = useText()
  const { table, state } = useTable()
  const pool = state.pools.find(({ name }) => name === face.jackpot?.pool)
  if (!pool) return null
  return (
    <p className="mb-3 flex min-h-11 flex-wrap items-center justify-center gap-x-3 rounded-ctl border border-line bg-s1 px-4 py-2">
      <span className="text-text-2">{t('arcade.jackpotPool')}</span>
      <ArcadeSum
        of={BigInt(pool.amount)}
        currency={table.currency}
        className="text-h4 font-semibold text-brass"
      />
    </p>
  )
}
