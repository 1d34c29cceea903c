import type { Currency } from '@baize/kernel/money'
import type { Frame, SlotFace, SlotShown } from '@baize/games/slots/shown'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../../shared/sum.tsx'
import { describeWins } from './describe.ts'
import type { SlotLook } from './look.ts'
import { endingOf, unitsToSum, unitsUpTo } from './pays.ts'

type Props = {
  readonly shown: SlotShown | undefined
  readonly frame: number
  /** The round is over: the whole is told, not one frame of it. */
  readonly isOver: boolean
  readonly stake: bigint
  readonly returned: bigint
  readonly face: SlotFace
  readonly look: SlotLook
  readonly currency: Currency
  /** What is said while nothing is to be told. */
  readonly hint: string
}

/**
 * What came of it, in words and in money. Less than the stake is never dressed as a win: it is said plainly, without
 * the large figures.
 */
export function ResultLine(props: Props) {
  const { shown, frame, isOver, hint } = props
  const now = shown?.frames[frame]
  // Of a long round the end tells the whole; what was left on the way no longer matters.
  const isLong = shown !== undefined && shown.frames.length > 1
  return (
    <p role="status" aria-live="polite" className="result-line" data-ending={endingName(props)}>
      {now && !(isOver && isLong) && <Counter frame={now} />}
      {now && shown ? (
        isOver ? (
          <Whole {...props} shown={shown} now={now} />
        ) : (
          <Part {...props} shown={shown} now={now} />
        )
      ) : (
        <span>{hint}</span>
      )}
    </p>
  )
}

type Told = Props & { readonly shown: SlotShown; readonly now: Frame }

function endingName({ isOver, stake, returned }: Props): string | undefined {
  return isOver ? endingOf(stake, returned) : undefined
}

function Counter({ frame }: { readonly frame: Frame }) {
  const t = useText()
  const { phase, left, multiplier, awarded } = frame
  const isFree = phase === 'free' || phase === 'free_cascade'
  return (
    <>
      {awarded > 0 && (
        <span className="result-chip">{t('arcade.freeAwarded', { count: awarded })}</span>
      )}
      {isFree && <span className="result-chip">{t('arcade.freeLeft', { count: left })}</span>}
      {phase === 'hold' && (
        <span className="result-chip">{t('arcade.respinsLeft', { count: left })}</span>
      )}
      {multiplier > 1 && (
        <span className="result-chip" aria-label={t('arcade.multiplied', { times: multiplier })}>
          ×{multiplier}
        </span>
      )}
    </>
  )
}

/** A frame on the way: what it adds. */
function Part({ shown, frame, now, stake, face, look, currency }: Told) {
  const t = useText()
  const write = useSumText(currency)
  if (now.wins.length === 0)
    return (
      <span>
        {t('arcade.soFar', { sum: write(unitsToSum(unitsUpTo(shown, frame), stake, face)) })}
      </span>
    )
  return (
    <>
      <span>{describeWins(now, look, t)}</span>
      <b className="text-body font-semibold">{write(unitsToSum(now.pays, stake, face))}</b>
    </>
  )
}

function Whole({ shown, now, stake, returned, look, currency }: Told) {
  const t = useText()
  const write = useSumText(currency)
  const ending = endingOf(stake, returned)
  if (ending === 'nothing') return <span>{t('arcade.nothing')}</span>
  if (ending === 'returned') return <span>{t('arcade.returned', { sum: write(returned) })}</span>
  return (
    <>
      <span>{shown.frames.length === 1 ? describeWins(now, look, t) : t('arcade.winAll')}</span>
      {shown.jackpot && <span className="result-chip">{t('arcade.jackpotWon')}</span>}
      <b className="result-sum">{write(returned)}</b>
      {shown.capped && <span>{t('arcade.capped')}</span>}
    </>
  )
}
