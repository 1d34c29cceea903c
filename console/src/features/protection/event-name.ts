import type { ProtectionEvent } from '@baize/contract/protection/protection'
import type { TextKey } from '@baize/texts/keys'

const names: Readonly<Record<string, TextKey>> = {
  'limit.set': 'protection.eventLimitSet',
  'limit.lowered': 'protection.eventLimitLowered',
  'limit.raised': 'protection.eventRaised',
  'limit.removed': 'protection.eventRemoved',
  'limit.kept': 'protection.eventKept',
  'limit.reached': 'protection.eventReached',
  'reminder.acknowledged': 'protection.eventReminderRead',
  'time_out.taken': 'protection.timeOut',
  'exclusion.taken': 'protection.exclusion',
}

/** What an event is called; nothing for one that this page was built without. */
export function eventName({ kind, amount, minutes }: ProtectionEvent): TextKey | undefined {
  if (kind === 'limit.raise_asked') {
    return amount === null ? 'protection.eventRemovalAsked' : 'protection.eventRaiseAsked'
  }
  if (kind === 'reminder.set') {
    return minutes === null ? 'protection.eventReminderOff' : 'protection.eventReminderSet'
  }
  return names[kind]
}
