import type { ProtectionEvent } from '@baize/contract/protection'
import type { TextKey } from '@baize/texts/keys'

const names: Readonly<Record<string, TextKey>> = {
  'limit.set': 'limits.eventLimitSet',
  'limit.lowered': 'limits.eventLimitLowered',
  'limit.raised': 'limits.eventRaised',
  'limit.removed': 'limits.eventRemoved',
  'limit.kept': 'limits.eventKept',
  'limit.reached': 'limits.eventReached',
  'reminder.acknowledged': 'limits.eventReminderRead',
  'time_out.taken': 'limits.timeOut',
  'exclusion.taken': 'limits.exclusion',
}

/** What an event is called; nothing for one that this page was built without. */
export function eventName({ kind, amount, minutes }: ProtectionEvent): TextKey | undefined {
  if (kind === 'limit.raise_asked') {
    return amount === null ? 'limits.eventRemovalAsked' : 'limits.eventRaiseAsked'
  }
  if (kind === 'reminder.set') {
    return minutes === null ? 'limits.eventReminderOff' : 'limits.eventReminderSet'
  }
  return names[kind]
}
