import type { Currency } from '@baize/kernel/money'
import type { SlotFace, SlotSymbol } from '@baize/games/slots/shown'
import { useText } from '@baize/texts/use-text'
import { ArcadeSum } from '../../shared/sum.tsx'
import { bestPays, unitsToSum } from './pays.ts'

type Props = {
  readonly face: SlotFace
  readonly symbol: number
  readonly stake: bigint
  readonly currency: Currency
}

const mostShown = 9

/** What so many of a symbol pay at a stake, and what else it does. */
export function SymbolPays({ face, symbol, stake, currency }: Props) {
  const t = useText()
  const own = face.symbols[symbol]
  const does = deedOf(own, t)
  if (!own) return null
  const pays = bestPays(own, mostShown)
  const plus = face.engine === 'cluster' ? '+' : ''
  return (
    <div className="text-meta text-text-2">
      {does && (
        <p>
          <b className="font-semibold text-text">{does[0]}</b> {does[1]}
        </p>
      )}
      {pays.length > 0 && (
        <dl className="figures grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3">
          {pays.map(([count, units]) => (
            <div key={count} className="flex gap-2">
              <dt className="w-9 flex-none font-semibold text-text">
                {count}
                {plus}×
              </dt>
              <dd className="min-w-0">
                <ArcadeSum of={unitsToSum(units, stake, face)} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

type Words = ReturnType<typeof useText>

/** What a symbol does beside paying: its name and a few words. */
function deedOf(symbol: SlotSymbol | undefined, t: Words): readonly [string, string] | undefined {
  const { role, multiplier = 1 } = symbol ?? {}
  if (role === 'wild') {
    const name = t('arcade.wild')
    return [multiplier > 1 ? `${name} ×${multiplier}` : name, t('arcade.wildShort')]
  }
  if (role === 'scatter') return [t('arcade.scatter'), t('arcade.scatterShort')]
  return role === 'coin' ? [t('arcade.coin'), t('arcade.coinShort')] : undefined
}
