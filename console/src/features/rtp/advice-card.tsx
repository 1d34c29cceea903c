import type { RtpCrowd, RtpRow } from '@baize/contract/rtp/rtp-desk'
import { Gamepad2 } from 'lucide-react'
import { go } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useWords } from './use-words.ts'

type AdviceCardProps = {
  readonly row: RtpRow
  readonly crowd: RtpCrowd
  readonly currency: string
}

/** The bounds of the server's rule RW6, in its words. */
const fewest = { judged: 1_000, alarmed: 10_000 } as const
const mostOneIn = 1_000_000_000

/** What the chosen row means, and what chance alone does among so many. */
export function AdviceCard({ row, crowd, currency }: AdviceCardProps) {
  const t = useText()
  const facts = useFacts(row, currency)
  return (
    <Card title={t('rtp-desk.whatToDo')}>
      <div className="flex h-full flex-col gap-3">
        <p className="text-pretty text-text-2">{useAdvice(row)}</p>
        {row.shared && <Note tone="info">{t('rtp-desk.sharedNote')}</Note>}
        <KeyValues items={facts} />
        <CrowdText crowd={crowd} />
        {row.code !== '' && (
          <div className="mt-auto">
            <Button
              icon={<Gamepad2 size={18} />}
              onClick={() => go({ path: '/games', search: { q: row.code, vendor: row.vendor } })}
            >
              {t('rtp-desk.openGame')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function useAdvice({ state, rounds: count, deviationMilli, oneIn }: RtpRow): string {
  const t = useText()
  const countText = useCountText()
  const { sigmaText } = useWords()
  const rounds = countText(count)
  if (state === 'undeclared') return t('rtp-desk.adviceUndeclared')
  if (state === 'few' || deviationMilli === null || oneIn === null) {
    const [least, alarm] = [countText(fewest.judged), countText(fewest.alarmed)]
    return t('rtp-desk.adviceFew', { rounds, fewest: least, alarm })
  }
  const sigma = sigmaText(deviationMilli)
  if (state === 'inside') return t('rtp-desk.adviceInside', { sigma, rounds })
  const often =
    oneIn >= mostOneIn ? t('rtp-desk.over', { number: countText(mostOneIn) }) : countText(oneIn)
  const advice = state === 'alarm' ? 'rtp-desk.adviceAlarm' : 'rtp-desk.adviceWatch'
  return t(advice, { sigma, rounds, oneIn: often })
}

function useFacts(row: RtpRow, currency: string): KeyValue[] {
  const t = useText()
  const { numberText } = useWords()
  const { declaredBps, staked, returned, highestBps, spread } = row
  const amount = (sum: string | bigint) => (
    <BookAmount amount={sum} currency={currency} bare={false} />
  )
  const cost =
    declaredBps === null
      ? undefined
      : (BigInt(staked) * BigInt(declaredBps)) / 10_000n - BigInt(returned)
  return [
    { id: 'staked', label: t('rtp-desk.staked'), value: amount(staked) },
    { id: 'returned', label: t('rtp-desk.returned'), value: amount(returned) },
    ...(cost === undefined
      ? []
      : [
          {
            id: 'cost',
            label: t('rtp-desk.cost'),
            value: <span className={cx(cost < 0n && 'text-neg')}>{amount(cost)}</span>,
          },
        ]),
    {
      id: 'highest',
      label: t('rtp-desk.highest'),
      value: t('rtp-desk.times', { number: numberText(Number(highestBps) / 10_000) }),
    },
    {
      id: 'spread',
      label: t('rtp-desk.spread'),
      value: spread === 'model' ? t('rtp-desk.spreadModel') : t('rtp-desk.spreadRounds'),
    },
  ]
}

function CrowdText({ crowd }: { readonly crowd: RtpCrowd }) {
  const t = useText()
  const countText = useCountText()
  const { numberText } = useWords()
  return (
    <section>
      <h3 className="text-body-s font-semibold">{t('rtp-desk.crowdTitle')}</h3>
      <p className="text-pretty text-text-3">
        {crowd.judged === 0
          ? t('rtp-desk.crowdNone')
          : t('rtp-desk.crowd', {
              judged: countText(crowd.judged),
              outside95: countText(crowd.outside95),
              outside99: countText(crowd.outside99),
              expected95: numberText(crowd.expected95Centi / 100),
              expected99: numberText(crowd.expected99Centi / 100),
              furthest: `${numberText(crowd.furthestMilli / 1_000)} σ`,
            })}
      </p>
    </section>
  )
}
