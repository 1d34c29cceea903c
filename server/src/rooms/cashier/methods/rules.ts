import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Language } from '@baize/kernel/language'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { largestAmount } from '../../../ledger/ledger.ts'
import type { MethodStanding } from './method.ts'

type Hours = NonNullable<MethodContent['hours']>

const minuteMs = 60_000

/**
 * The setting that cannot be as it is, if there is one. `knows` says whether there is a gateway of a name; an empty
 * name means that operators confirm payments.
 */
export function findFault(
  content: MethodContent,
  knows: (gateway: string) => boolean,
): keyof MethodContent | undefined {
  const [min, max, fixed] = [BigInt(content.min), BigInt(content.max), BigInt(content.feeFixed)]
  if ((content.name.EN ?? '').trim() === '') return 'name'
  if (min <= 0n) return 'min'
  if (max < min || max > largestAmount) return 'max'
  if (content.chips.some((chip) => BigInt(chip) < min || BigInt(chip) > max)) return 'chips'
  if (fixed < 0n) return 'feeFixed'
  // The part in percent grows more slowly than the amount, so what holds for the least amount holds for all.
  if (depositFeeOf(content, min) >= min) return fixed >= min ? 'feeFixed' : 'feeBps'
  if (content.hours !== null && !areHours(content.hours)) return 'hours'
  if (content.gateway !== '' && !knows(content.gateway)) return 'gateway'
  return findMissingGoal(content)
}

/** Where operators confirm payments, members must be told where to pay. */
function findMissingGoal(content: MethodContent): keyof MethodContent | undefined {
  if (content.gateway !== '') return undefined
  switch (content.kind) {
    case 'online':
      return 'gateway'
    case 'crypto':
      return content.address.trim() === '' ? 'address' : undefined
    case 'wallet':
      return content.qr.trim() === '' && content.number.trim() === '' ? 'number' : undefined
    case 'bank':
      if (content.bank.trim() === '') return 'bank'
      return content.number.trim() === '' ? 'number' : undefined
  }
}

function areHours({ from, to }: Hours): boolean {
  return from !== to && from < 1440 && to <= 1440
}

/** What a member pays of the cost, rounded down. */
export function depositFeeOf(
  { feeBps, feeFixed }: Pick<MethodContent, 'feeBps' | 'feeFixed'>,
  amount: bigint,
): bigint {
  return (amount * BigInt(feeBps)) / 10_000n + BigInt(feeFixed)
}

/** How a method stands at a moment, in the brand's zone. */
export function standingOf(
  content: MethodContent,
  at: Date,
  { zone, isUp }: { readonly zone: string; readonly isUp: (gateway: string) => boolean },
): MethodStanding {
  if (!content.enabled) return { stop: 'closed', opensAt: null }
  const opensAt = content.hours === null ? null : nextOpening(content.hours, at, zone)
  if (opensAt !== null) return { stop: 'outside_hours', opensAt }
  if (content.gateway !== '' && !isUp(content.gateway)) {
    return { stop: 'gateway_down', opensAt: null }
  }
  return { stop: null, opensAt: null }
}

/** When hours begin again; null while they last. Hours whose end lies before their beginning go over midnight. */
function nextOpening({ from, to }: Hours, at: Date, zone: string): Date | null {
  const today = businessDay(at, zone)
  // What began yesterday may last until today.
  for (const day of [addDays(today, -1), today, addDays(today, 1), addDays(today, 2)]) {
    const { start } = businessDayBounds(day, zone)
    const opens = new Date(start.getTime() + from * minuteMs)
    const closes = new Date(start.getTime() + (to > from ? to : to + 1440) * minuteMs)
    if (at < opens) return opens
    if (at < closes) return null
  }
  throw new Error('The hours of a method never begin.')
}

/** A text in the reader's language, or in English where it has none. */
export function inLanguage(words: MethodContent['name'], language: Language): string {
  const own = words[language]
  return own === undefined || own === '' ? (words.EN ?? '') : own
}
