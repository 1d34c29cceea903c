import { screen, within } from '@testing-library/react'
import type {
  RegistrationField,
  RegistrationRule,
  StatusReply,
} from '@baize/contract/system/system'
import type { WhitelabelNode } from '@baize/contract/system/whitelabel'
import { patternKinds, type PatternId } from '@baize/kernel/patterns'
import { afterEach, vi } from 'vitest'
import type { Answers, Asked } from './fake-server.ts'
import { openStatus } from './fixtures.ts'

/** Addresses of the calls that come before an account. */
export const authPaths = {
  login: '/wps/session/login',
  remembered: '/wps/session/remembered',
  twoStep: '/wps/session/login/twoStep',
  twoStepCode: '/wps/session/login/twoStep/code',
  freePlay: '/wps/session/login/freeplay',
  exchange: '/wps/session/exchange',
  browser: '/wps/session/browser',
  logout: '/wps/session/logout',
  challenge: '/wps/verification/challenge',
  captcha: '/wps/captcha',
  loginSms: '/wps/verification/sms/noLogin',
  registerSms: '/wps/verification/sms/register',
  phone: '/wps/verification/phone',
  phoneStart: '/wps/verification/phone/start',
  phoneFinish: '/wps/verification/phone/finish',
  social: '/wps/session/social',
  demo: '/wps/demo/members',
  countries: '/wps/system/country',
  register: '/wps/member/register',
  registerMobile: '/wps/member/register/mobile',
  available: '/wps/member/register/available',
  affiliate: '/wps/agent/affiliate',
  info: '/wps/member/info',
  firstLogin: '/wps/member/info/firstLogin',
  security: '/wps/member/security',
  sessions: '/wps/member/sessions',
  password: '/wps/member/password',
  forgot: '/wps/member/password/email',
  reset: '/wps/member/password/reset',
  resetByPhone: '/wps/member/password/verification',
} as const

/** What a server without anything special answers. */
export const authAnswers: Answers = {
  [authPaths.challenge]: (url: URL) => ({
    challenge: JSON.stringify({ purpose: url.searchParams.get('purpose') }),
    expiresAt: '2026-11-15T04:05:00.000Z',
  }),
  [authPaths.captcha]: 'aGVsbG8=',
  [authPaths.social]: [],
  [authPaths.demo]: [],
  [authPaths.phone]: { enabled: false, channel: '' },
  [authPaths.countries]: [{ countryCode: 'PH', countryDialingCode: '63' }],
  [authPaths.available]: { available: true },
}

/** Solves every challenge with its own purpose, at once or when the test says so. */
export class FakeWorker extends EventTarget {
  static hold = false
  static ended = 0
  postMessage(challenge: { purpose: string }) {
    if (FakeWorker.hold) return
    const event = new MessageEvent('message', { data: `solved ${challenge.purpose}` })
    queueMicrotask(() => this.dispatchEvent(event))
  }
  terminate() {
    FakeWorker.ended += 1
  }
}

/** Puts the fake worker in the place of the real one, and takes away what a test left behind. */
export function withFakeWorker(): void {
  vi.stubGlobal('Worker', FakeWorker)
  afterEach(() => {
    FakeWorker.hold = false
    FakeWorker.ended = 0
    for (const name of ['lastUsername', 'loginRemember', 'loginTypeSms']) {
      document.cookie = `${name}=; path=/; expires=${new Date(0).toUTCString()}`
    }
  })
}

/** The modules that are on; every other is off. */
export function modules(...on: string[]): WhitelabelNode[] {
  return on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] }))
}

export function rule(
  field: RegistrationField,
  presence: 'required' | 'optional' | 'hidden',
  patternId: PatternId,
  minLength: number,
  maxLength: number,
): RegistrationRule {
  const acceptedPattern = patternKinds[patternId].source
  const shown = presence !== 'hidden'
  return {
    field,
    shown,
    required: presence === 'required',
    patternId,
    acceptedPattern,
    minLength,
    maxLength,
  }
}

export const usualRules: readonly RegistrationRule[] = [
  rule('username', 'required', 'letter_first', 4, 16),
  rule('password', 'required', 'strong', 8, 20),
  rule('confirmPassword', 'required', 'any', 8, 20),
]

/** An open site with these modules and rules. */
export function siteWith(
  on: readonly string[],
  register: readonly RegistrationRule[] = usualRules,
): Partial<StatusReply> {
  return { info: { ...openStatus.info, whitelabel: modules(...on), register: [...register] } }
}

export async function findDialog(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }))
}

/** What was asked of a path, in order. */
export function askedOf(asked: readonly Asked[], path: string, method?: string): Asked[] {
  return asked.filter((one) => one.pathname === path && (method ?? one.method) === one.method)
}
