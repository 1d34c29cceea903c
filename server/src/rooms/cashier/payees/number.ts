import { createHash } from 'node:crypto'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { readPhone } from '../../identity/identity.ts'
import type { NumberForm } from '../institutions/institutions.ts'

/** The country whose numbers are written without its code, by the currency that the account is kept in. */
const dialingCodes: Record<Currency, string> = {
  PHP: '63',
  THB: '66',
  VND: '84',
  IDR: '62',
  JPY: '81',
  KRW: '82',
  BRL: '55',
  MYR: '60',
  USD: '1',
  USDT: '',
}

/** The number in the one way in which it is kept, so that the same account is known however it was typed. */
export function readNumber(
  form: NumberForm,
  typed: string,
  currency: Currency,
): Result<string, 'number_invalid'> {
  const text = typed.normalize('NFKC').replaceAll(/[\p{Cf}\s]/gu, '')
  const read = {
    bank: () => readBankNumber(text),
    phone: () => readWalletPhone(text, currency),
    tron: () => (isTronAddress(text) ? text : undefined),
    // Capitals in such an address are a checksum that not every wallet writes, so none are asked for.
    evm: () => (/^0x[0-9a-f]{40}$/i.test(text) ? text.toLowerCase() : undefined),
  }[form]()
  return read === undefined ? refuse('number_invalid') : ok(read)
}

/** Digits, or letters and digits where a bank has both; of one that says to be an IBAN the check digits must be right. */
function readBankNumber(text: string): string | undefined {
  const plain = text.replaceAll(/[-./]/g, '').toUpperCase()
  if (!/^[0-9A-Z]{6,34}$/.test(plain) || plain.replaceAll(/\D/g, '').length < 6) return undefined
  if (/^(.)\1*$/.test(plain)) return undefined
  return /^[A-Z]{2}[0-9]{2}/.test(plain) && !isIban(plain) ? undefined : plain
}

function isIban(text: string): boolean {
  if (text.length < 15) return false
  const turned = text.slice(4) + text.slice(0, 4)
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

function readWalletPhone(text: string, currency: Currency): string | undefined {
  const read = readPhone(dialingCodes[currency], text)
  return read.ok ? read.value : undefined
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const tronVersion = 0x41

/** 34 letters that hold a version, 20 bytes and four of a checksum: a letter typed wrong is found. */
function isTronAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(base58.indexOf(letter)), 0n)
  const bytes = Buffer.from(value.toString(16).padStart(50, '0'), 'hex')
  if (bytes.length !== 25 || bytes[0] !== tronVersion) return false
  const sum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4)
  return sum.equals(bytes.subarray(21))
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** All that is shown of a number: its last four signs, fewer where it is so short that they would be most of it. */
export function hintOf(number: string): string {
  return number.slice(-Math.min(4, Math.floor(number.length / 2)))
}

export function maskedNumber(hint: string): string {
  return `•••• ${hint}`
}
