import { languageEntry } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { RtpState } from './filter.ts'

export const rtpStateNames: Readonly<Record<RtpState, TextKey>> = {
  alarm: 'rtp-desk.stateAlarm',
  watch: 'rtp-desk.stateWatch',
  inside: 'rtp-desk.stateInside',
  few: 'rtp-desk.stateFew',
  undeclared: 'rtp-desk.stateUndeclared',
}

/** How returns and distances are written in the operator's language. */
export function useWords() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const short = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const percentText = (bps: number) => percent.format(bps / 10_000)
  return {
    percentText,
    tickText: (bps: number) => short.format(bps / 10_000),
    /** In standard errors, with its sign. */
    sigmaText: (milli: number) => `${signed.format(milli / 1_000).replace('-', '−')} σ`,
    numberText: (value: number) => number.format(value),
    compactText: (value: number) => compact.format(value),
    rangeText: (low: number, high: number) =>
      t('rtp-desk.range', { low: percentText(Math.max(0, low)), high: percentText(high) }),
  }
}
