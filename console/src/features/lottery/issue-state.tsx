import { CheckCheck, DoorOpen, Timer, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import type { Standing } from './standing.ts'

const looks: Readonly<Record<Standing, { tone: ChipTone; text: TextKey; icon?: ReactNode }>> = {
  ahead: { tone: 'outline', text: 'lottery-desk.stateAhead' },
  sale: { tone: 'ok', text: 'lottery-desk.stateSale', icon: <DoorOpen size={14} aria-hidden /> },
  closing: {
    tone: 'pending',
    text: 'lottery-desk.stateClosing',
    icon: <Timer size={14} aria-hidden />,
  },
  drawing: { tone: 'info', text: 'lottery-desk.stateDrawing' },
  result: { tone: 'info', text: 'lottery-desk.stateResult' },
  second: {
    tone: 'pending',
    text: 'lottery-desk.stateSecond',
    icon: <Users size={14} aria-hidden />,
  },
  delayed: { tone: 'bad', text: 'lottery-desk.stateDelayed' },
  settling: { tone: 'info', text: 'lottery-desk.stateSettling' },
  settled: {
    tone: 'plain',
    text: 'lottery-desk.stateSettled',
    icon: <CheckCheck size={14} aria-hidden />,
  },
  void: { tone: 'bad', text: 'lottery-desk.stateVoid' },
}

export function IssueState({ standing }: { readonly standing: Standing }) {
  const t = useText()
  const { tone, text, icon } = looks[standing]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(text)}
    </StatusChip>
  )
}
