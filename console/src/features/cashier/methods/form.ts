import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import { readSum, sumText } from '../../../shared/figures/sum-text.ts'

type Typed =
  | 'min'
  | 'max'
  | 'feeFixed'
  | 'chips'
  | 'feeBps'
  | 'hours'
  | 'arrivalMinutes'
  | 'expiryMinutes'

/** A method as it is typed: sums and numbers are texts until they are read. */
export type MethodForm = Omit<MethodContent, Typed> & {
  readonly min: string
  readonly max: string
  readonly feeFixed: string
  /** Amounts, one after the other. */
  readonly chips: string
  readonly feePercent: string
  readonly arrivalMinutes: string
  readonly expiryMinutes: string
  readonly isAlways: boolean
  /** As a time field holds them. */
  readonly from: string
  readonly to: string
}

export type FormProblems = Readonly<Partial<Record<keyof MethodForm, TextKey>>>
export type ReadForm = {
  readonly content: MethodContent | undefined
  readonly problems: FormProblems
}

type Mark = '.' | ','

export function newMethod(currency: Currency): MethodContent {
  return {
    kind: 'bank',
    currency,
    name: { EN: '' },
    note: {},
    min: '10000',
    max: '5000000',
    chips: [],
    feeBps: 0,
    feeFixed: '0',
    arrivalMinutes: 15,
    hours: null,
    enabled: true,
    needsSlip: true,
    expiryMinutes: 30,
    gateway: '',
    bank: '',
    holder: '',
    number: '',
    qr: '',
    address: '',
    network: '',
  }
}

export function formOf(content: MethodContent, mark: Mark): MethodForm {
  const { feeBps, hours, chips, ...rest } = content
  const sum = (amount: string) => sumText(amount, content.currency, mark)
  return {
    ...rest,
    min: sum(content.min),
    max: sum(content.max),
    feeFixed: sum(content.feeFixed),
    chips: chips.map(sum).join(' '),
    feePercent: percentText(feeBps, mark),
    arrivalMinutes: String(content.arrivalMinutes),
    expiryMinutes: String(content.expiryMinutes),
    isAlways: hours === null,
    from: clockText(hours?.from ?? 540),
    to: clockText(hours?.to ?? 1260),
  }
}

/** Reads the form back, with everything that is wrong in it. The rules are the server's, which judges again. */
export function readForm(form: MethodForm, mark: Mark): ReadForm {
  const sum = (text: string) => readSum(text, form.currency, mark)
  const [min, max, feeFixed] = [sum(form.min), sum(form.max), sum(form.feeFixed)]
  const chips = form.chips.split(/[\s;]+/).filter((text) => text !== '')
  const chipSums = chips.map(sum)
  const feeBps = readPercent(form.feePercent, mark)
  const arrivalMinutes = readWhole(form.arrivalMinutes, 0, 100_000)
  const expiryMinutes = readWhole(form.expiryMinutes, 1, 10_080)
  const hours = form.isAlways ? null : readHours(form)
  const problems: Partial<Record<keyof MethodForm, TextKey>> = {
    ...(!form.name.EN?.trim() && { name: 'cashier-desk.needsName' as const }),
    ...((min === undefined || min <= 0n) && { min: 'cashier-desk.needsSum' as const }),
    ...((max === undefined || (min !== undefined && max < min)) && {
      max: 'cashier-desk.maxBelowMin' as const,
    }),
    ...(chipSums.some((chip) => !isBetween(chip, min, max)) && {
      chips: 'cashier-desk.chipsOutside' as const,
    }),
    ...(chips.length > 8 && { chips: 'cashier-desk.chipsTooMany' as const }),
    ...(feeBps === undefined && { feePercent: 'cashier-desk.percentWrong' as const }),
    ...(feeFixed === undefined && { feeFixed: 'cashier-desk.sumWrong' as const }),
    ...(arrivalMinutes === undefined && { arrivalMinutes: 'cashier-desk.minutesWrong' as const }),
    ...(expiryMinutes === undefined && { expiryMinutes: 'cashier-desk.expiryWrong' as const }),
    ...(hours === undefined && { to: 'cashier-desk.hoursWrong' as const }),
    ...goalProblem(form),
  }
  if (feeEatsAll(min, feeBps, feeFixed)) problems.feeFixed = 'cashier-desk.feeTooHigh'
  if (
    Object.keys(problems).length > 0 ||
    min === undefined ||
    max === undefined ||
    feeFixed === undefined ||
    feeBps === undefined ||
    arrivalMinutes === undefined ||
    expiryMinutes === undefined ||
    hours === undefined
  ) {
    return { content: undefined, problems }
  }
  const { feePercent: _p, isAlways: _a, from: _f, to: _t, ...rest } = form
  const content = {
    ...rest,
    min: String(min),
    max: String(max),
    feeFixed: String(feeFixed),
    chips: chipSums.map(String),
    feeBps,
    arrivalMinutes,
    expiryMinutes,
    hours,
  }
  return { content, problems }
}

/** Where operators confirm payments, members must be told where to pay. */
function goalProblem(form: MethodForm): FormProblems {
  if (form.gateway !== '') return {}
  const isBlank = (field: 'bank' | 'number' | 'qr' | 'address') => form[field].trim() === ''
  switch (form.kind) {
    case 'online':
      return { gateway: 'cashier-desk.needsGateway' }
    case 'crypto':
      return isBlank('address') ? { address: 'cashier-desk.needsAddress' } : {}
    case 'wallet':
      return isBlank('qr') && isBlank('number') ? { number: 'cashier-desk.needsNumberOrQr' } : {}
    default:
      return {
        ...(isBlank('bank') && { bank: 'cashier-desk.needsBank' as const }),
        ...(isBlank('number') && { number: 'cashier-desk.needsNumber' as const }),
      }
  }
}

function feeEatsAll(min?: bigint, bps?: number, fixed?: bigint): boolean {
  if (min === undefined || bps === undefined || fixed === undefined || min <= 0n) return false
  return (min * BigInt(bps)) / 10_000n + fixed >= min
}

function isBetween(chip: bigint | undefined, min?: bigint, max?: bigint): boolean {
  if (chip === undefined) return false
  return (min === undefined || chip >= min) && (max === undefined || chip <= max)
}

function percentText(bps: number, mark: Mark): string {
  const text = (bps / 100).toFixed(2).replace(/\.?0+$/, '')
  return text.replace('.', mark)
}

/** Percent with at most two decimals, as basis points. */
export function readPercent(text: string, mark: Mark): number | undefined {
  const plain = text.trim().replace(mark, '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined
  const [whole = '0', part = ''] = plain.split('.')
  const bps = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bps <= 10_000 ? bps : undefined
}

function readWhole(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,6}$/.test(text.trim())) return undefined
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

function clockText(minutes: number): string {
  const at = minutes % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Hours may go over midnight; the end of a day is written 00:00. */
function readHours({ from, to }: MethodForm): { from: number; to: number } | undefined {
  const [start, end] = [readClock(from), readClock(to)]
  if (start === undefined || end === undefined) return undefined
  const until = end === 0 ? 1440 : end
  return start === until ? undefined : { from: start, to: until }
}

function readClock(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
