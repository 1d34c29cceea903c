import type { Downline } from '@baize/contract/agents/team-reports'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { kindTexts } from '../terms/words.ts'

type GivenKindsProps = {
  readonly contracts: Downline['contracts']
  readonly none: string
}

const waits = { offered: 'agents-tree.waits', houseOffered: 'agents-tree.houseWaits' } as const

/** The kinds of contract that somebody directly below was given, and what waits for an answer. */
export function GivenKinds({ contracts, none }: GivenKindsProps) {
  const t = useText()
  if (contracts.length === 0) return <span className="text-text-3">{none}</span>
  return (
    <span className="flex flex-wrap gap-1 max-md:justify-end">
      {contracts.map(({ kind, state }) =>
        state === 'accepted' ? (
          <StatusChip key={kind} tone="outline">
            {t(kindTexts[kind])}
          </StatusChip>
        ) : (
          <StatusChip key={`${kind}-${state}`} tone="pending">
            {t(waits[state], { kind: t(kindTexts[kind]) })}
          </StatusChip>
        ),
      )}
    </span>
  )
}
