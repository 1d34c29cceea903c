import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { lookOf } from './words.ts'

export function GrantState({ state }: { readonly state: string }) {
  const t = useText()
  const look = lookOf(state)
  return <StatusChip tone={look?.tone ?? 'plain'}>{look ? t(look.text) : state}</StatusChip>
}
