import type { BlackjackMove } from '@baize/games/blackjack/table'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../../shared/sum.tsx'
import { costOf } from './state.ts'

type Props = {
  readonly moves: readonly BlackjackMove[]
  readonly stake: bigint
  readonly currency: Currency
  readonly busy: boolean
  readonly online: boolean
  readonly onMove: (move: BlackjackMove) => void
}

const keys: Readonly<Record<BlackjackMove, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
  insure: 'Y',
  decline: 'N',
}

/** What may be done now, each with its key and with what it costs before it is pressed. */
export function MovesBar({ moves, stake, currency, busy, online, onMove }: Props) {
  const t = useText()
  const write = useSumText(currency)
  // Who has no keyboard is not told of its keys.
  const touched = matchMedia('(hover: none)').matches
  const names: Readonly<Record<BlackjackMove, string>> = {
    hit: t('arcade.bjHit'),
    stand: t('arcade.bjStand'),
    double: t('arcade.bjDouble'),
    split: t('arcade.bjSplit'),
    insure: t('arcade.bjInsure'),
    decline: t('arcade.bjDecline'),
  }
  const isInsurance = moves.includes('insure') || moves.includes('decline')
  const offered: readonly BlackjackMove[] = isInsurance
    ? ['insure', 'decline']
    : ['hit', 'stand', 'double', 'split']
  return (
    <div
      role="group"
      aria-label={t('arcade.bjMoves')}
      className="grid min-w-0 grid-cols-2 gap-2 md:grid-cols-1"
    >
      {offered.map((move) => {
        const cost = costOf(move, stake)
        return (
          <Button
            key={move}
            variant={move === 'hit' || move === 'decline' ? 'metal' : 'secondary'}
            disabled={!moves.includes(move) || !online}
            aria-disabled={busy || undefined}
            aria-keyshortcuts={keys[move]}
            onClick={() => {
              if (!busy) onMove(move)
            }}
            className="h-15 flex-col gap-0 px-1 text-body leading-tight md:h-12 md:flex-row md:justify-between md:gap-2 md:px-3"
          >
            <span className="flex items-center gap-1.5">
              {names[move]}
              {!touched && <KeyCap>{keys[move]}</KeyCap>}
            </span>
            <span className="figures text-meta font-normal">
              {cost > 0n ? t('arcade.bjCosts', { sum: write(cost) }) : t('arcade.bjFree')}
            </span>
          </Button>
        )
      })}
    </div>
  )
}
