import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret, TOTP } from 'otpauth'

/** Codes as every authenticator app makes them: six digits, SHA-1, a new one each thirty seconds. */
const stepMs = 30_000
const digits = 6

/** Clocks of phones are off by some seconds, and a code takes some to type. */
const tolerance = 1

export function makeAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the app scans. */
export function authenticatorUri(secret: string, issuer: string, username: string): string {
  return new TOTP({ issuer, label: username, secret, digits, period: stepMs / 1000 }).toString()
}

export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / stepMs)
}

export function codeOfStep(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits })
}

/** The step that a code belongs to, if it is near now and later than the last one taken. */
export function findStep(
  secret: string,
  code: string,
  at: Date,
  lastStep: number,
): number | undefined {
  const current = stepAt(at)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, i) => current - tolerance + i)
  return steps.find((step) => step > lastStep && isSame(codeOfStep(secret, step), code))
}

/** The first code that was not used yet, and from when it is taken. */
export function nextCode(secret: string, at: Date, lastStep: number): { code: string; from: Date } {
  const step = Math.max(stepAt(at), lastStep + 1)
  return { code: codeOfStep(secret, step), from: new Date((step - tolerance) * stepMs) }
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
