import { Minus, Plus } from 'lucide-react'
import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import { cx } from '@baize/ui/look/cx.ts'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { basisTexts, carryTexts, periodTexts } from '../../terms/words.ts'
import { kinds } from '../kinds.ts'
import { useTermsText, type TermsText } from '../use-terms-text.ts'
import { judgeTerms, judgeTier, type Verdict } from './compare.ts'

type Line = {
  readonly id: string
  readonly term: string
  readonly present: string
  readonly offered: string
  readonly verdict: Verdict | undefined
}

type Props = {
  readonly terms: ContractTerms
  readonly present: ContractTerms | undefined
  readonly currency: string
  readonly label: string
  /** It holds; else it is only offered. */
  readonly isSigned?: boolean
}

/** All terms of a contract, line by line, beside those of the present one where there is one. */
export function TermsCompared({ terms, present, currency, label, isSigned = false }: Props) {
  const t = useText()
  const words = useTermsText(currency)
  const lines = useLines(terms, present, words)
  return (
    <Table<Line>
      dense
      label={label}
      rows={lines}
      rowId={({ id }) => id}
      columns={columnsOf(t, words, { hasPresent: present !== undefined, isSigned })}
    />
  )
}

type Say = ReturnType<typeof useText>

type Shape = { readonly hasPresent: boolean; readonly isSigned: boolean }

function columnsOf(t: Say, words: TermsText, { hasPresent, isSigned }: Shape): Column<Line>[] {
  const term: Column<Line> = {
    id: 'term',
    head: t('agents-contracts.term'),
    priority: 1,
    cell: ({ term: name }) => name,
  }
  const offered: Column<Line> = {
    id: 'offered',
    head: t(isSigned ? 'agents-contracts.holds' : 'agents-contracts.offered'),
    cell: ({ offered: says, verdict }) => (
      <span className={cx(verdict?.tone !== 'same' && 'font-semibold')}>{says}</span>
    ),
  }
  if (!hasPresent) return [term, offered]
  const present: Column<Line> = {
    id: 'present',
    head: t('agents-contracts.present'),
    cell: (line) => <span className="text-text-3">{line.present}</span>,
  }
  const difference: Column<Line> = {
    id: 'difference',
    head: t('agents-contracts.difference'),
    align: 'end',
    cell: ({ verdict }) => verdict && <Change verdict={verdict} words={words} />,
  }
  return [term, present, offered, difference]
}

function useLines(
  terms: ContractTerms,
  present: ContractTerms | undefined,
  words: TermsText,
): Line[] {
  const t = useText()
  const verdicts = present && judgeTerms(present, terms)
  const line = (
    id: string,
    term: string,
    say: (of: ContractTerms) => string,
    verdict: Verdict | undefined,
  ): Line => ({ id, term, present: present ? say(present) : '', offered: say(terms), verdict })
  const count = Math.max(terms.tiers.length, present?.tiers.length ?? 0)
  return [
    line(
      'period',
      t('agents-terms.period'),
      ({ periodicType }) => t(periodTexts[periodicType]),
      verdicts?.period,
    ),
    line('basis', t('agents-terms.basis'), ({ basis }) => t(basisTexts[basis]), verdicts?.basis),
    ...Array.from({ length: count }, (_, index) =>
      tierLine(index, terms.tiers[index], present && { tier: present.tiers[index] }),
    ),
    line(
      'active',
      t(kinds[terms.kind].activeFrom),
      ({ betAmount }) => words.sums.full(betAmount),
      verdicts?.activeFrom,
    ),
    line('cap', t('agents-contracts.cap'), ({ cap }) => words.cap(cap), verdicts?.cap),
    line(
      'products',
      t('agents-terms.products'),
      ({ products }) => words.products(products),
      verdicts?.products,
    ),
    ...(terms.kind === 'dividend'
      ? [
          line(
            'carry',
            t('agents-terms.carry'),
            ({ carry }) => t(carryTexts[carry]),
            verdicts?.carry,
          ),
        ]
      : []),
  ]

  function tierLine(
    index: number,
    offered: ContractTier | undefined,
    before: { readonly tier: ContractTier | undefined } | undefined,
  ): Line {
    const asks = words.asks(offered ?? before?.tier ?? nothing)
    const say = (tier: ContractTier | undefined) => (tier ? words.rate(tier.rate) : '')
    const wasOtherwise =
      before?.tier && offered && words.asks(before.tier) !== asks
        ? t('agents-contracts.rateAt', { rate: say(before.tier), asks: words.asks(before.tier) })
        : say(before?.tier)
    return {
      id: `tier${index}`,
      term: t('agents-contracts.tierAsks', { tier: index + 1, asks }),
      present: wasOtherwise,
      offered: say(offered),
      verdict: before && judgeTier(before.tier, offered),
    }
  }
}

const nothing: ContractTier = {
  rate: 0,
  periodValidBet: '0',
  periodProfitLoss: '0',
  activeMembers: 0,
}

/** Figures have a sign of their own. */
const hasSign: readonly string[] = ['better', 'worse']

const tones = { better: 'text-pos', worse: 'text-neg', other: 'text-info', same: 'text-text-3' }

function Change({ verdict, words }: { readonly verdict: Verdict; readonly words: TermsText }) {
  const t = useText()
  const Icon = verdict.tone === 'better' ? Plus : Minus
  return (
    <span className={cx('font-medium', tones[verdict.tone])}>
      {'text' in verdict && hasSign.includes(verdict.tone) && (
        // In the line, so that it stays beside the first word of two lines.
        <Icon size={14} aria-hidden="true" className="me-1 -mt-0.5 inline" />
      )}
      {'points' in verdict ? words.points(verdict.points) : t(verdict.text)}
    </span>
  )
}
