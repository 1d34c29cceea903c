import { CircleCheck, CircleSlash, Handshake, Lock, Tag } from 'lucide-react'
import type { MemberRow, MemberState } from '@baize/contract/identity/members-desk'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { useTypeName } from '../use-type-name.ts'
import { kindOf, memberStateNames } from '../words.ts'

const looks = {
  open: { tone: 'ok', Icon: CircleCheck },
  locked: { tone: 'bad', Icon: Lock },
  closed: { tone: 'plain', Icon: CircleSlash },
} as const satisfies Record<MemberState, { tone: ChipTone; Icon: unknown }>

export function MemberStateChip({ state }: Pick<MemberRow, 'state'>) {
  const t = useText()
  const { tone, Icon } = looks[state]
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {t(memberStateNames[state])}
    </StatusChip>
  )
}

export function TypeChip({ type }: Pick<MemberRow, 'type'>) {
  const typeName = useTypeName()
  if (kindOf(type) !== 'agent') return <StatusChip tone="outline">{typeName(type)}</StatusChip>
  return (
    <StatusChip tone="info" icon={<Handshake size={14} aria-hidden="true" />}>
      {typeName(type)}
    </StatusChip>
  )
}

export function TagChip({ tag }: { readonly tag: string }) {
  return (
    <StatusChip tone="outline" icon={<Tag size={12} aria-hidden="true" />}>
      {tag}
    </StatusChip>
  )
}
