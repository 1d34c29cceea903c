import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { TextKey } from '@baize/texts/keys'
import { isSameContent, type AskedChange, type SaidValue } from '../../system/system.ts'

type Part = {
  readonly name: TextKey
  shown(content: MethodContent): SaidValue
  /** Whether two people make this change; nobody else is needed where nothing is said. */
  needsTwo?(before: MethodContent, after: MethodContent): boolean
}

const always = () => true
const nothing: SaidValue = { text: 'alerts.nothing' }

const kindNames = {
  bank: 'cashier-desk.kindBank',
  wallet: 'cashier-desk.kindWallet',
  online: 'cashier-desk.kindOnline',
  crypto: 'cashier-desk.kindCrypto',
} as const satisfies Record<MethodContent['kind'], TextKey>

type Line = 'bank' | 'holder' | 'number' | 'qr' | 'address' | 'network'
type Sum = 'min' | 'max' | 'feeFixed'

/** Where members' money goes: only two people change it. */
const goal = (key: Line, name: TextKey): Part => ({
  name,
  shown: (content) => content[key] || nothing,
  needsTwo: always,
})
const sum = (key: Sum, name: TextKey): Part => ({
  name,
  shown: ({ [key]: amount, currency }) => ({ amount: BigInt(amount), currency }),
})
const words = (key: 'name' | 'note', name: TextKey): Part => ({
  name,
  shown: ({ [key]: texts }) => {
    const said = Object.values(texts).filter((text) => text !== '')
    return said.length === 0 ? nothing : { list: said }
  },
})
const toggle = (key: 'enabled' | 'needsSlip', name: TextKey): Part => ({
  name,
  shown: (content) => ({ text: content[key] ? 'alerts.on' : 'alerts.off' }),
})
const minutes = (key: 'arrivalMinutes' | 'expiryMinutes', name: TextKey): Part => ({
  name,
  shown: (content) => ({ count: content[key], unit: 'minute' }),
})

/** Every part of a way to pay, as whoever decides reads it. */
const parts: { readonly [Key in keyof MethodContent]: Part } = {
  bank: goal('bank', 'cashier-desk.bank'),
  holder: goal('holder', 'cashier-desk.holder'),
  number: goal('number', 'cashier-desk.number'),
  address: goal('address', 'cashier-desk.address'),
  network: goal('network', 'cashier-desk.network'),
  qr: goal('qr', 'cashier-desk.qr'),
  gateway: {
    name: 'cashier-desk.confirmedBy',
    shown: ({ gateway }) => gateway || { text: 'cashier-desk.anOperator' },
    needsTwo: always,
  },
  kind: {
    name: 'cashier-desk.kind',
    shown: ({ kind }) => ({ text: kindNames[kind] }),
    needsTwo: always,
  },
  currency: {
    name: 'cashier-desk.currency',
    shown: ({ currency }) => currency,
    needsTwo: always,
  },
  // Members read it where they pay, so it can name another account.
  note: { ...words('note', 'cashier-desk.methodNote'), needsTwo: always },
  max: {
    ...sum('max', 'cashier-desk.most'),
    needsTwo: (before, after) => BigInt(after.max) > BigInt(before.max),
  },
  min: sum('min', 'cashier-desk.least'),
  name: words('name', 'cashier-desk.methodName'),
  chips: {
    name: 'cashier-desk.chips',
    shown: ({ chips, currency }) => ({
      list: chips.map((chip) => ({ amount: BigInt(chip), currency })),
    }),
  },
  feeBps: {
    name: 'cashier-desk.feePercent',
    shown: ({ feeBps }) => ({ count: feeBps / 100, unit: 'percent' }),
  },
  feeFixed: sum('feeFixed', 'cashier-desk.feeFixed'),
  arrivalMinutes: minutes('arrivalMinutes', 'cashier-desk.arrival'),
  expiryMinutes: minutes('expiryMinutes', 'cashier-desk.expiry'),
  hours: {
    name: 'cashier-desk.cardTimes',
    shown: ({ hours }) =>
      hours === null ? { text: 'cashier-desk.always' } : `${clock(hours.from)}–${clock(hours.to)}`,
  },
  enabled: toggle('enabled', 'cashier-desk.enabled'),
  needsSlip: toggle('needsSlip', 'cashier-desk.needsSlip'),
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** What a change of a way to pay changes, that for which two people are needed first; all of it for a new one. */
export function methodChanges(before: MethodContent | null, after: MethodContent): AskedChange[] {
  const keys = Object.keys(parts) as (keyof MethodContent)[]
  const changed = keys.filter((key) => !isSameContent(before?.[key] ?? null, after[key]))
  return changed.map((key) => {
    const { name, shown, needsTwo } = parts[key]
    return {
      name: { text: name },
      before: before === null ? nothing : shown(before),
      after: shown(after),
      isLoosened: before === null ? needsTwo === always : (needsTwo?.(before, after) ?? false),
    }
  })
}

/** Where money goes, what is said of it and how much of it may go there change by two people alone. */
export function needsTwo(before: MethodContent, after: MethodContent): boolean {
  return methodChanges(before, after).some(({ isLoosened }) => isLoosened)
}
