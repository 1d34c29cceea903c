import { currencies, type Currency, type Money } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SaidValue } from '../said/said.ts'

/** A setting as operators read it in requests and alerts, and, where it holds somebody back, when a change loosens it. */
export type Setting<Value> = {
  readonly name: TextKey
  /** A value in words, beside the one it is compared with. */
  shown(value: Value, beside: Value): SaidValue
  /** What of it changes, for a value too large for one line: who has to agree reads these instead. */
  parts?(before: Value, after: Value): readonly SettingPart[]
  isLoosened?(before: Value, after: Value, tx: Transaction): boolean | Promise<boolean>
}

/** A part of a setting that differs, before and after. */
export type SettingPart = {
  readonly name: SaidValue
  readonly before: SaidValue
  readonly after: SaidValue
  readonly isLoosened: boolean
}

/** Every setting of a document: one without a name, or a control without a sentence, does not compile. */
export type SettingsOf<Content> = {
  readonly [Key in keyof Content]-?: Setting<Content[Key]>
}

export const countSetting = (name: TextKey): Setting<number> => ({ name, shown: (value) => value })

type Unit = 'minute' | 'hour' | 'day'

export const timeSetting = (name: TextKey, unit: Unit): Setting<number> => ({
  name,
  shown: (count) => ({ count, unit }),
})

/** Kept in hundredths of a percent. */
export const rateSetting = (name: TextKey): Setting<number> => ({
  name,
  shown: (bps) => ({ count: bps / 100, unit: 'percent' }),
})

export const switchSetting = (name: TextKey): Setting<boolean> => ({
  name,
  shown: (isOn) => ({ text: isOn ? 'alerts.on' : 'alerts.off' }),
})

export const wordSetting = (name: TextKey): Setting<string> => ({
  name,
  shown: (word) => (word === '' ? { text: 'alerts.nothing' } : word),
})

/** Words of which `none` are said when there are none. */
export const wordsSetting = (name: TextKey, none: TextKey): Setting<readonly string[]> => ({
  name,
  shown: (words) => (words.length === 0 ? { text: none } : { list: words }),
})

/** A text in several languages: those that differ are shown. */
export const textSetting = (
  name: TextKey,
): Setting<Readonly<Partial<Record<string, string>>> | undefined> => ({
  name,
  shown(text = {}, beside = {}) {
    const changed = Object.keys({ ...text, ...beside }).filter((key) => text[key] !== beside[key])
    const words = changed.flatMap((key) => text[key] || [])
    return words.length === 0 ? { text: 'alerts.nothing' } : { list: words }
  },
})

export type Sums = Readonly<Partial<Record<Currency, string>>>

/** A sum in each currency: those that differ are shown, in one order on both sides, and `none` is said of a currency without one. */
export const sumsSetting = (name: TextKey, none: TextKey): Setting<Sums> => ({
  name,
  shown(sums, beside) {
    const changed = currencies.filter((code) => sums[code] !== beside[code])
    return { list: changed.map((code) => sumOrNone(sums[code], code, none)) }
  },
})

function sumOrNone(sum: string | undefined, currency: Currency, none: TextKey): SaidValue {
  if (sum !== undefined) return { amount: BigInt(sum), currency } satisfies Money
  return { text: 'alerts.noSum', values: { currency, none: { text: none } } }
}

/** It holds back the more the lower it is. */
export const loosenedByRaising = (setting: Setting<number>): Setting<number> => ({
  ...setting,
  isLoosened: (before, after) => after > before,
})

/** It holds back the more the higher it is. */
export const loosenedByLowering = (setting: Setting<number>): Setting<number> => ({
  ...setting,
  isLoosened: (before, after) => after < before,
})

/** It holds back while the switch stands otherwise. */
export const loosenedBySwitching = (to: boolean, setting: Setting<boolean>): Setting<boolean> => ({
  ...setting,
  isLoosened: (before, after) => after === to && before !== to,
})

/** Any change of it is one that two people make. */
export const loosenedByChanging = <Value>(setting: Setting<Value>): Setting<Value> => ({
  ...setting,
  isLoosened: () => true,
})

/** A bound of sums that is higher in some currency. One without a sum is held back at once, so a sum is more. */
export const loosenedByRaisingSums = (setting: Setting<Sums>): Setting<Sums> => ({
  ...setting,
  isLoosened(before, after) {
    const codes = Object.keys(after) as Currency[]
    return codes.some((code) => {
      const [old, now] = [before[code], after[code]]
      return now !== undefined && (old === undefined || BigInt(now) > BigInt(old))
    })
  },
})

/** A bound of sums that is higher in some currency, or gone: one without a sum is not held back. */
export const loosenedByRaisingBounds = (setting: Setting<Sums>): Setting<Sums> => ({
  ...setting,
  isLoosened: (before, after) =>
    currencies.some((code) => {
      const [old, now] = [before[code], after[code]]
      return old !== undefined && (now === undefined || BigInt(now) > BigInt(old))
    }),
})
