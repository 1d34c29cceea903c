import { Coins, Landmark, QrCode, Wrench, Zap, type LucideIcon } from 'lucide-react'
import type { DepositMethod, MethodKind } from '@baize/contract/cashier/deposits'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../../shared/system.ts'
import type { Sums } from '../../../shared/sums.ts'
import { methodText } from './method-text.ts'

export const methodIcons: Readonly<Record<MethodKind, LucideIcon>> = {
  bank: Landmark,
  wallet: QrCode,
  online: Zap,
  crypto: Coins,
}

type Props = {
  readonly methods: readonly DepositMethod[]
  readonly sums: Sums
  readonly value: string | undefined
  readonly onValue: (id: string) => void
  readonly isLast: boolean
}

/** The ways to pay. One that cannot be used stays, and says why and until when. */
export function MethodCards({ methods, sums, value, onValue, isLast }: Props) {
  const t = useText()
  const { zone } = useSystem().info.brand
  return (
    <RadioCards
      legend={
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {t('cashier.howToPay')}
          {isLast && (
            <span className="text-meta font-normal text-text-3">{t('cashier.lastChosen')}</span>
          )}
        </span>
      }
      className="@lg:grid-cols-2"
      value={value}
      onValue={onValue}
      cards={methods.map((method) => {
        const Icon = method.stop === null ? methodIcons[method.kind] : Wrench
        return {
          value: method.id,
          title: method.name,
          text: methodText(method, sums, zone, t),
          icon: <Icon size={20} strokeWidth={1.75} aria-hidden="true" />,
          disabled: method.stop !== null,
        }
      })}
    />
  )
}
