import type { Bet } from '@baize/contract/wagers/records'
import { Suspense } from 'react'
import { isLotteryBet } from '@baize/texts/lottery-names/is-lottery-bet'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { AskLink } from '../../../shared/ask-link.tsx'
import { BetChip, BetNet } from './bet-columns.tsx'
import { NumberLine } from '../number-line.tsx'
import { RoundReplay } from './round-replay.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { productText } from '../../../shared/product-texts.ts'

const LotteryFacts = part(
  withWords(() => import('./lottery-facts.tsx'), 'lottery', 'lottery-plays'),
  'LotteryFacts',
)

type BetDetailProps = { readonly bet: Bet; readonly onClose: () => void }

/** One bet with everything that is known of it: beside the list on a desk, from below on a phone. */
export function BetDetail({ bet, onClose }: BetDetailProps) {
  const t = useText()
  const { gameName, vendorName, recallUrl, state } = bet
  return (
    <Sheet open onClose={onClose} title={gameName} side={useIsWide() ? 'end' : 'bottom'}>
      <div className="grid gap-4">
        <p className="text-text-3">{vendorName}</p>
        <div className="flex items-center justify-between gap-3">
          <BetChip bet={bet} />
          <span className="text-lead">
            <BetNet bet={bet} show="code" />
          </span>
        </div>
        {state === 'void' && <Note>{t('reports.voidNote')}</Note>}
        <KeyValues ruled items={useFacts(bet)} />
        {isLotteryBet(bet) && (
          <Suspense>
            <LotteryFacts bet={bet} />
          </Suspense>
        )}
        <NumberLine label={t('reports.round')} text={bet.round} />
        <NumberLine label={t('reports.betNumber')} text={bet.id} />
        {recallUrl !== '' && <RoundReplay url={recallUrl} gameName={gameName} />}
        <AskLink>{t('reports.somethingWrong')}</AskLink>
      </div>
    </Sheet>
  )
}

function useFacts(bet: Bet): readonly KeyValue[] {
  const t = useText()
  const { currency, settledAt, settlements, detail } = bet
  const product = productText(bet.product)
  const sum = (id: string, label: string, of: string) => ({
    id,
    label,
    value: <RecordSum of={of} currency={currency} />,
  })
  return [
    { id: 'placed', label: t('reports.placedAt'), value: <BrandMoment at={bet.at} style="long" /> },
    ...(settledAt === null
      ? []
      : [
          {
            id: 'end',
            label: t('reports.settledAt'),
            value: <BrandMoment at={settledAt} style="long" />,
          },
        ]),
    ...(product ? [{ id: 'product', label: t('reports.product'), value: t(product) }] : []),
    sum('stake', t('reports.stake'), bet.stake),
    sum('returned', t('reports.returned'), bet.payout),
    sum('valid', t('reports.validBet'), bet.validBet),
    ...(settlements > 1
      ? [
          {
            id: 'corrected',
            label: t('reports.state'),
            value: t('reports.correctedTimes', { count: settlements - 1 }),
          },
        ]
      : []),
    ...(isLotteryBet(bet) ? [] : detail).map(({ name, value }) => ({
      id: `detail ${name}`,
      label: name,
      value,
    })),
  ]
}
