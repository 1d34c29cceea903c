import { CalendarX, CircleCheck, CircleSlash, Hourglass } from 'lucide-react'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import type { Invitation } from './api.ts'

const few = 3

/** How a link stands; one that is nearly used up says how often it still works. */
export function LinkState({ invitation }: { readonly invitation: Invitation }) {
  const t = useText()
  const { state, mostUses, uses } = invitation
  const left = mostUses === null ? undefined : mostUses - uses
  if (state === 'active' && left !== undefined && left <= few && uses > 0) {
    return (
      <StatusChip tone="pending" icon={<Hourglass size={14} aria-hidden="true" />}>
        {t('agents-accounts.usesLeft', { count: left })}
      </StatusChip>
    )
  }
  const shown = {
    active: { tone: 'ok', Icon: CircleCheck, text: 'agents-accounts.active' },
    ended: { tone: 'plain', Icon: CalendarX, text: 'agents-accounts.ended' },
    used_up: { tone: 'plain', Icon: CircleCheck, text: 'agents-accounts.usedUp' },
    off: { tone: 'bad', Icon: CircleSlash, text: 'agents-accounts.off' },
  } as const
  const { tone, Icon, text } = shown[state]
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {t(text)}
    </StatusChip>
  )
}
