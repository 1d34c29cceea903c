import { useState } from 'react'
import type { TicketCampaign } from '@baize/contract/promotions/tickets'
import { Button } from '@baize/ui/button'
import { Switch } from '@baize/ui/forms/switch'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { translate } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { useSums, type Sums } from '../../shared/sums.ts'
import { bandsOf } from './bands.ts'
import { Eggs } from './eggs.tsx'
import { Envelope } from './envelope.tsx'
import { LeftOf } from './left-of.tsx'
import { PrizeTable } from './prize-table.tsx'
import { Proof } from './proof.tsx'
import { SlipReceipt } from './slip-receipt.tsx'
import { kindTexts, stateTexts } from './kind-texts.ts'
import { useDraw } from './use-draw.ts'
import { Wheel } from './wheel.tsx'

/** Rounded to the smallest unit; what is less than one of these is not told as nothing. */
function averageText({ left, totalLeft }: TicketCampaign, sums: Sums, t: typeof translate): string {
  const [total, slips] = [BigInt(totalLeft), BigInt(left)]
  if (total > 0n && total < slips) return t('tickets.averageBelow', { amount: sums.full(1n) })
  return t('tickets.average', { amount: sums.full((2n * total + slips) / (2n * slips)) })
}

/** One campaign: its picture, what is in its deck, and the one thing to do. */
export function CampaignView({ campaign }: { readonly campaign: TicketCampaign }) {
  const t = useText()
  const moment = useMomentText()
  const sums = useSums(campaign.currency)
  const isReduced = useReducedMotion()
  const [isSkipped, setSkipped] = useState(false)
  const [egg, setEgg] = useState(0)
  const { draw, start, reset } = useDraw(campaign.id, isReduced || isSkipped)
  const bands = bandsOf(campaign.prizes)
  const [before, setBefore] = useState(bands)
  const slip = 'slip' in draw ? draw.slip : undefined
  const shown = draw.kind === 'shown' ? draw.slip : undefined
  const isBusy = draw.kind === 'asking' || draw.kind === 'moving'
  const words = kindTexts[campaign.kind]
  const label = shown && (shown.amount === '0' ? t('tickets.noPrize') : sums.short(shown.amount))
  const drawn =
    slip &&
    before.findIndex(({ from, to }) => from <= BigInt(slip.amount) && BigInt(slip.amount) <= to)
  const turn = () => {
    setBefore(bands)
    void start()
  }
  const time =
    campaign.state === 'announced'
      ? t('tickets.opens', { time: moment(campaign.opensAt) })
      : campaign.state === 'over'
        ? t('tickets.ended', { time: moment(campaign.closesAt) })
        : t('tickets.until', { time: moment(campaign.closesAt) })
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-center gap-4 rounded-card bg-[#173a7a] p-4 text-[#efe8d2]">
        {campaign.kind === 'wheel' && (
          <Wheel
            // What was drawn is left no more; the wheel stands as it was turned.
            bands={slip === undefined ? bands : before}
            sums={sums}
            blank={t('tickets.noPrize')}
            drawn={drawn}
            isMoving={draw.kind === 'moving'}
          />
        )}
        {campaign.kind === 'egg' && (
          <Eggs
            chosen={egg}
            onChoose={setEgg}
            label={(number) => `${t('tickets.egg')} ${number}`}
            slip={label}
            isMoving={isBusy}
            disabled={isBusy || shown !== undefined}
          />
        )}
        {campaign.kind === 'envelope' && <Envelope slip={label} isMoving={isBusy} />}
        <p className="text-center font-display text-lead font-semibold">{campaign.title}</p>
        <p className="text-center text-meta">{t(words.note)}</p>
      </div>
      <div className="grid content-start gap-4">
        <div>
          <h3 className="text-title">{t(words.name)}</h3>
          <p className="text-meta text-text-2">
            {t('tickets.stateTime', { state: t(stateTexts[campaign.state]), time })}
          </p>
          {campaign.endedFor !== '' && (
            <p className="text-meta break-words text-text-2">
              {t('tickets.endedFor', { reason: campaign.endedFor })}
            </p>
          )}
        </div>
        <LeftOf campaign={campaign} sums={sums} />
        {shown ? (
          <SlipReceipt campaign={campaign} slip={shown} sums={sums} onDone={reset} />
        ) : (
          <>
            <PrizeTable campaign={campaign} bands={bands} sums={sums} />
            {draw.kind === 'failed' && <FailureNote error={draw.error} onRetry={turn} />}
            <Button
              variant="primary"
              size="lg"
              block
              disabled={isBusy || campaign.state !== 'open' || campaign.tickets === 0}
              onClick={turn}
            >
              {isBusy ? t('tickets.drawing') : t(words.act)}
            </Button>
            <div className="flex flex-wrap items-center justify-between gap-3">
              {!isReduced && (
                <Switch label={t('tickets.skip')} checked={isSkipped} onChecked={setSkipped} />
              )}
              {campaign.left > 0 && (
                <span className="text-meta text-text-3">{averageText(campaign, sums, t)}</span>
              )}
            </div>
          </>
        )}
        <Proof campaign={campaign} />
      </div>
    </div>
  )
}
