import { CircleHelp, Eye, Hourglass, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import type { RtpState } from './filter.ts'
import { rtpStateNames } from './use-words.ts'

const looks: Readonly<Record<RtpState, { readonly tone: ChipTone; readonly icon?: ReactNode }>> = {
  alarm: { tone: 'bad', icon: <TriangleAlert size={14} aria-hidden="true" /> },
  watch: { tone: 'pending', icon: <Eye size={14} aria-hidden="true" /> },
  inside: { tone: 'ok' },
  few: { tone: 'plain', icon: <Hourglass size={14} aria-hidden="true" /> },
  undeclared: { tone: 'outline', icon: <CircleHelp size={14} aria-hidden="true" /> },
}

export function RtpStateChip({ state }: { readonly state: RtpState }) {
  const t = useText()
  return <StatusChip {...looks[state]}>{t(rtpStateNames[state])}</StatusChip>
}
