import { Check, TriangleAlert, X } from 'lucide-react'
import type { LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { outcomeNames } from './words.ts'

/** What takes longer than a tenth of a second is felt. */
const slowMs = 100

/** The finest that a test tells. */
const least = 0.1

const looks = {
  ok: { tone: 'text-pos', Icon: Check },
  slow: { tone: 'text-warn', Icon: TriangleAlert },
  bad: { tone: 'text-neg', Icon: X },
  other: { tone: 'text-text-3', Icon: undefined },
} as const

function lookOf({ outcome, tookMs }: LaunchTest): keyof typeof looks {
  if (outcome === 'opens') return tookMs < slowMs ? 'ok' : 'slow'
  return outcome === 'failed' ? 'bad' : 'other'
}

/** What the last launch test of a vendor came to, and when it was. */
export function VendorTest({ test }: { readonly test: LaunchTest }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const look = lookOf(test)
  const { tone, Icon } = looks[look]
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const took = test.tookMs < least ? `<${number.format(least)}` : number.format(test.tookMs)
  const words = {
    ok: t('catalogue-desk.testTook', { took }),
    slow: t('catalogue-desk.testSlow', { took }),
    bad: t('catalogue-desk.testFailed'),
    other: `${t('catalogue-desk.launchTest')}: ${t(outcomeNames[test.outcome])}`,
  }
  return (
    <span className={cx('flex items-center gap-1 text-caption', tone)}>
      {Icon && <Icon size={12} aria-hidden="true" className="flex-none" />}
      <span className="min-w-0 truncate">{words[look]}</span>
      <DeskMoment at={test.at} show="time" className="ms-auto flex-none ps-1 text-text-3" />
    </span>
  )
}
