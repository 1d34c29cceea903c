import { useState } from 'react'
import type { Good, Redeem } from '@baize/contract/points/points'
import { useText } from '@baize/texts/use-text'
import type { PointConfig } from './api.ts'
import { GoodPicture } from './good-picture.tsx'
import { PasswordGate } from './password-gate.tsx'
import { RedeemDone } from './redeem-done.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { stockOf } from './stock.ts'
import { usePointsText } from './use-points-text.ts'

type Props = {
  readonly good: Good
  readonly own: bigint
  readonly config: PointConfig
  readonly onClose: () => void
}

/** One good, and the way to have it. */
export function RedeemPanel({ good, own, config, onClose }: Props) {
  const t = useText()
  const { points } = usePointsText()
  const [done, setDone] = useState<Redeem>()
  const stock = stockOf(good)
  if (done) return <RedeemDone redeem={done} onClose={onClose} />
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <span className="w-20 flex-none overflow-clip rounded-ctl">
          <GoodPicture drawing={good.drawing} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold break-words">{good.name}</p>
          <p className="text-meta text-text-3">
            {t('points.cost', { points: points(good.price) })}
            {stock !== null && t('points.inStock', { count: stock })}
          </p>
          {good.left !== null && (
            <p className="text-meta text-text-3">{t('points.limitLeft', { count: good.left })}</p>
          )}
        </div>
      </div>
      {good.text !== '' && <p className="text-text-2">{good.text}</p>}
      <PasswordGate config={config}>
        <RedeemForm good={good} own={own} onDone={setDone} />
      </PasswordGate>
    </div>
  )
}
