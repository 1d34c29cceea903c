import { Activity, CircleCheck, Globe, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SystemStatus } from '@baize/contract/system/system'
import type { TextKey } from '@baize/texts/keys'

type Mode = { readonly name: TextKey; readonly text: TextKey; readonly icon: ReactNode }

/** The three states of the system, in words. */
export const modes: Record<SystemStatus, Mode> = {
  0: {
    name: 'system-desk.mode0',
    text: 'system-desk.mode0Text',
    icon: <CircleCheck size={20} aria-hidden="true" />,
  },
  1: {
    name: 'system-desk.mode1',
    text: 'system-desk.mode1Text',
    icon: <Wrench size={20} aria-hidden="true" />,
  },
  2: {
    name: 'system-desk.mode2',
    text: 'system-desk.mode2Text',
    icon: <Globe size={20} aria-hidden="true" />,
  },
}

export const liveIcon = <Activity size={14} aria-hidden="true" />
