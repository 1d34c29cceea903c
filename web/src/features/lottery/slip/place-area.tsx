import { Repeat } from 'lucide-react'
import { CallFailed } from '@baize/contract/client/client'
import type { LotteryIssue } from '@baize/contract/lottery/lottery-parts'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../../shared/online.ts'
import type { Sums } from '../../../shared/sums.ts'
import { shortNumber } from '../short-number.ts'
import { FundsGap } from './funds-gap.tsx'
import { betsOfLines, mostOfLines, sumOfLines, type PricedLine } from './priced-lines.ts'
import { Receipt } from './receipt.tsx'
import { useSale } from './sale.ts'
import { placesAtOnce, type Placing } from './use-placing.ts'

type Props = {
  readonly lines: readonly PricedLine[]
  readonly issue: LotteryIssue | null
  readonly placing: Placing
  readonly sums: Sums
}

/** Total, possible return and the button; and whatever stands in its way. */
export function PlaceArea({ lines, issue, placing, sums }: Props) {
  const t = useText()
  const { version, hasOldPrices, accept, isClosed, onChase, funds } = useSale()
  const online = useOnline()
  const total = sumOfLines(lines)
  const gap = funds === undefined || total <= funds ? 0n : total - funds
  const isWrong = lines.some(({ price }) => price === undefined)
  if (lines.length === 0) return <Receipt placing={placing} sums={sums} />
  const isAsked = placing.stage === 'asked'
  const isLocked = isClosed || issue === null || isWrong || hasOldPrices || !online || gap > 0n
  const label = isClosed
    ? t('lottery.closed')
    : hasOldPrices
      ? t('lottery.acceptFirst')
      : t(isAsked ? 'lottery.confirm' : 'lottery.place', { sum: sums.full(total) })
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 text-body-s">
        <dt className="text-text-2">{t('lottery.bets', { n: betsOfLines(lines) })}</dt>
        <dd className="figures text-end font-semibold">{sums.full(total)}</dd>
        <dt className="text-text-2">{t('lottery.couldReturn')}</dt>
        <dd className="figures text-end text-lead font-semibold">
          {sums.full(mostOfLines(lines))}
        </dd>
      </dl>
      {hasOldPrices && (
        <Note
          tone="pending"
          role="alert"
          title={t('lottery.pricesChanged')}
          action={
            <Button size="sm" onClick={accept}>
              {t('lottery.accept')}
            </Button>
          }
        >
          {t('lottery.pricesChangedText')}
        </Note>
      )}
      {isClosed && <Note tone="pending">{t('lottery.slipWaits')}</Note>}
      {gap > 0n && <FundsGap gap={gap} sums={sums} />}
      <Refused placing={placing} hasGap={gap > 0n} sums={sums} missing={total} />
      {isAsked && issue !== null && (
        <p className="text-meta text-text-2">
          {t('lottery.confirmText', { number: shortNumber(issue.number), n: lines.length })}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        disabled={isLocked}
        title={online ? undefined : t('shell.offlineMoney')}
        busy={placing.stage === 'sending'}
        busyLabel={t('lottery.sending')}
        onClick={() => issue !== null && placing.press(issue, version, lines)}
      >
        {label}
      </Button>
      {placing.stage === 'idle' && (
        <Button
          block
          icon={<Repeat size={16} aria-hidden="true" />}
          disabled={isWrong || hasOldPrices}
          onClick={onChase}
        >
          {t('lottery.chase')}
        </Button>
      )}
      {isAsked && (
        <>
          <Button block onClick={placing.back}>
            {t('lottery.back')}
          </Button>
          <AskAgainBox />
        </>
      )}
    </div>
  )
}

function AskAgainBox() {
  const t = useText()
  const chosen = placesAtOnce.use()
  return (
    <Checkbox
      label={t('lottery.placeAtOnce')}
      checked={chosen}
      onChange={(event) => placesAtOnce.set(event.target.checked)}
    />
  )
}

type RefusedProps = Pick<Props, 'placing' | 'sums'> & {
  readonly hasGap: boolean
  readonly missing: bigint
}

/** Why it was not bought. The slip stays as it is, whatever it was. */
function Refused({ placing, hasGap, sums, missing }: RefusedProps) {
  const { error, refused } = placing
  if (refused !== '') return <Note tone="bad" role="alert" title={refused} />
  const code = error instanceof CallFailed ? error.code : ''
  if (code === 'insufficient_funds')
    return hasGap ? null : <FundsGap gap={missing} sums={sums} isWhole />
  return <FailureNote error={error} />
}
