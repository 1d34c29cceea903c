import type { ReactNode } from 'react'
import type { Currency } from '@baize/kernel/money'
import { languageEntry } from '@baize/kernel/language'
import type { SlotFace } from '@baize/games/slots/shown'
import type { Family } from '@baize/ui/art/families/family'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Fact, Facts } from '../../shared/panel.tsx'
import { ArcadeSum, useSumText } from '../../shared/sum.tsx'
import { symbolNameOf } from './describe.ts'
import type { SlotLook } from './look.ts'
import { FeatureRules } from './feature-rules.tsx'
import { HowItPays, ownRtpBps } from './how-it-pays.tsx'
import { LinePicture } from './line-picture.tsx'
import { PaytablePlate } from './paytable-plate.tsx'
import { SymbolPays } from './symbol-pays.tsx'
import { SymbolPicture } from './symbol-picture.tsx'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly face: SlotFace
  readonly look: SlotLook
  readonly stake: bigint
  readonly currency: Currency
  readonly roundMs: number
  readonly family: Family
  readonly title: string
}

/** All that there is to know of a slot: what pays what at the bet that is set, its rules, its return. */
export function PaytableDialog(props: Props) {
  const { open, onClose, face, look, stake, currency } = props
  const t = useText()
  const write = useSumText(currency)
  return (
    <Dialog open={open} onClose={onClose} title={t('arcade.paytable')} size="lg">
      <PaytablePlate family={props.family} title={props.title}>
        <p className="mb-4 text-text-2">{t('arcade.paysAt', { sum: write(stake) })}</p>
        <ul className="grid gap-x-4 gap-y-5 min-[560px]:grid-cols-2 md:grid-cols-3">
          {face.symbols.map((_, index) => {
            const drawn = look.symbols[index]
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a symbol is its place in the list
              <li key={index} className="grid grid-cols-[64px_1fr] items-start gap-3">
                {drawn && <SymbolPicture pictured={drawn} size={64} />}
                <div>
                  <p className="font-semibold capitalize">{symbolNameOf(index, look, t)}</p>
                  <SymbolPays face={face} symbol={index} stake={stake} currency={currency} />
                </div>
              </li>
            )
          })}
        </ul>
        <Chapter title={t('arcade.rules')}>
          <HowItPays face={face} />
          <FeatureRules face={face} stake={stake} currency={currency} />
          {face.engine === 'lines' && <p>{t('arcade.ruleHighest')}</p>}
          <p>
            {t('arcade.ruleMost', {
              times: face.mostTimes.toLocaleString(languageEntry(useLanguage()).tag),
            })}
          </p>
          <p>{t('arcade.ruleBroken')}</p>
        </Chapter>
        {face.lines.length > 0 && (
          <Chapter title={t('arcade.linesOf', { count: face.lines.length })}>
            <div className="flex flex-wrap gap-4">
              {face.lines.map((line, index) => (
                <LinePicture key={line.join()} rows={face.rows} line={line} number={index + 1} />
              ))}
            </div>
          </Chapter>
        )}
        <Chapter title={t('arcade.figures')}>
          <GameFacts {...props} />
        </Chapter>
      </PaytablePlate>
    </Dialog>
  )
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-7 grid gap-2 text-text-2">
      <h3 className="text-text">{title}</h3>
      {children}
    </section>
  )
}

function GameFacts({ face, stake, currency, roundMs }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const volatility = {
    low: t('arcade.volatilityLow'),
    medium: t('arcade.volatilityMedium'),
    high: t('arcade.volatilityHigh'),
  }[face.volatility]
  return (
    <Facts>
      <Fact name={t('arcade.rtp')}>
        {(ownRtpBps(face) / 10_000).toLocaleString(tag, {
          style: 'percent',
          minimumFractionDigits: 2,
        })}
      </Fact>
      <Fact name={t('arcade.volatility')}>{volatility}</Fact>
      <Fact name={t('arcade.mostWin')}>
        <ArcadeSum of={stake * BigInt(face.mostTimes)} currency={currency} />
      </Fact>
      {roundMs > 0 && (
        <Fact name={t('arcade.cycle')}>
          {t('arcade.seconds', { seconds: (roundMs / 1000).toLocaleString(tag) })}
        </Fact>
      )}
      <Fact name={t('arcade.model')}>{face.id}</Fact>
    </Facts>
  )
}
