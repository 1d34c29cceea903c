import { RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { ArcadeSum } from '../../shared/sum.tsx'
import { ChipRack } from './chip-rack.tsx'
import type { Cloth, ClothEvent } from './state.ts'
import '../../shared/bet-console.css'

type Props = {
  readonly cloth: Cloth
  readonly total: bigint
  readonly values: readonly bigint[]
  readonly chip: bigint
  readonly currency: Currency
  readonly turning: boolean
  /** The bets may not be changed now. */
  readonly locked: boolean
  readonly online: boolean
  readonly onChip: (chip: bigint) => void
  readonly onSend: (event: ClothEvent) => void
  readonly onSpin: () => void
  readonly onFinish: () => void
}

/** What the table is played with: chips, what undoes and repeats, and the one large button. */
export function RouletteConsole(props: Props) {
  const { cloth, total, values, chip, currency, turning, locked, online } = props
  const { onChip, onSend, onSpin, onFinish } = props
  const t = useText()
  const { bets, before, last } = cloth
  return (
    <Panel title={t('arcade.yourBet')} className="bet-console">
      <ChipRack values={values} chip={chip} currency={currency} disabled={locked} onChip={onChip} />
      <div className="roulette-tools">
        <div className="flex items-center justify-between">
          <IconButton
            label={t('arcade.undo')}
            icon={<Undo2 size={20} />}
            disabled={locked || before.length === 0}
            onClick={() => onSend({ kind: 'undone' })}
          />
          <IconButton
            label={t('arcade.rouletteClear')}
            icon={<Trash2 size={20} />}
            disabled={locked || bets.length === 0}
            onClick={() => onSend({ kind: 'cleared' })}
          />
          <IconButton
            label={t('arcade.rouletteDouble')}
            icon={<b className="text-body font-bold">×2</b>}
            disabled={locked || bets.length === 0}
            onClick={() => onSend({ kind: 'doubled' })}
          />
          <IconButton
            label={t('arcade.rouletteRepeat')}
            icon={<RotateCcw size={20} />}
            disabled={locked || last.length === 0 || bets.length > 0}
            onClick={() => onSend({ kind: 'repeated' })}
          />
        </div>
        <Button
          variant="metal"
          block
          disabled={!online || (!turning && total === 0n)}
          onClick={turning ? onFinish : onSpin}
          className="h-18 flex-col gap-0.5 px-1 text-body leading-tight max-md:h-14"
        >
          <span>{turning ? t('arcade.showResult') : t('arcade.spin')}</span>
          <b className="text-h4 font-bold max-md:text-body">
            <ArcadeSum of={total} currency={currency} />
          </b>
        </Button>
      </div>
    </Panel>
  )
}
