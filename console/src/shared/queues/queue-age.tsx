import { AlarmClock, Clock } from 'lucide-react'
import { cx } from '@baize/ui/look/cx.ts'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../figures/desk-moment.tsx'
import { overOf, paceOf, type Pace } from './queue-pace.ts'
import { useAge } from '../figures/use-duration.ts'
import { useTargetMinutes } from './use-target-minutes.ts'

/** The colour of a pace; its word always stands beside it. */
export const paceLooks = {
  inTime: { text: 'cashier-desk.paceInTime', tone: 'text-text-2', fill: 'bg-pos' },
  near: { text: 'cashier-desk.paceNear', tone: 'text-info', fill: 'bg-info' },
  late: { text: 'cashier-desk.paceLate', tone: 'text-warn', fill: 'bg-warn' },
  over: { text: 'cashier-desk.paceOver', tone: 'text-neg', fill: 'bg-neg' },
} as const satisfies Record<Pace, { text: TextKey; tone: string; fill: string }>

/** The word of a pace; the last one says after how many minutes it begins. */
export function usePaceWord(): (pace: Pace) => string {
  const t = useText()
  const minutes = overOf(useTargetMinutes() ?? 0)
  return (pace) => t(paceLooks[pace].text, { minutes })
}

type QueueAgeProps = { readonly since: string; readonly now: Date }

/** How long a row has waited, and how that stands against the target: icon, time, word and colour. */
export function QueueAge({ since, now }: QueueAgeProps) {
  const age = useAge()
  const wordOf = usePaceWord()
  const waitedMs = Math.max(0, now.getTime() - Date.parse(since))
  const target = useTargetMinutes()
  const pace = target === undefined ? undefined : paceOf(waitedMs, target)
  const tone = pace === undefined ? 'text-text-2' : paceLooks[pace].tone
  const Icon = pace === 'over' ? AlarmClock : Clock
  return (
    <span className={cx('inline-flex items-center gap-1.5 align-middle whitespace-nowrap', tone)}>
      <Icon size={16} aria-hidden="true" className="flex-none" />
      <span className="font-semibold">{age(waitedMs / 1000)}</span>
      {pace !== undefined && <span className="text-meta">{wordOf(pace)}</span>}
      <DeskMoment at={since} show="long" className="visually-hidden" />
    </span>
  )
}
