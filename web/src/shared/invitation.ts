/**
 * Who sent the visitor, from the address of a page. It outlives the tab: people look around, and register on another day.
 * The last invitation wins, whole: of two who invited, the second is not mixed with the first.
 */
export type Invitation = {
  /** An agent's code, to be verified before it counts. */
  readonly affiliateCode: string
  /** A member's code. It changes nothing of the account, so that one which nobody has is kept with it as it came. */
  readonly referralCode: string
}

const storageKey = 'invitation'
const lifeMs = 30 * 86_400_000
/** No code is longer. What is, is kept so far that it can be shown, and is refused as any other that nobody gave out. */
const longest = 40

const names = { affiliateCode: ['affiliateCode', 'code'], referralCode: ['referralCode'] } as const
const none: Invitation = { affiliateCode: '', referralCode: '' }

/** Keeps the codes that stand in an address, for thirty days from now. */
export function keepInvitation(query: string, now = Date.now()): void {
  const search = new URLSearchParams(query)
  const given = (parameters: readonly string[]) =>
    parameters
      .map((name) => (search.get(name) ?? '').trim().slice(0, longest + 1))
      .find((value) => value !== '') ?? ''
  const invitation: Invitation = {
    affiliateCode: given(names.affiliateCode),
    referralCode: given(names.referralCode),
  }
  if (invitation.affiliateCode === '' && invitation.referralCode === '') return
  localStorage.setItem(storageKey, JSON.stringify({ ...invitation, until: now + lifeMs }))
}

export function readInvitation(now = Date.now()): Invitation {
  const { until, affiliateCode, referralCode } = parse(localStorage.getItem(storageKey))
  if (typeof until !== 'number' || until <= now || until > now + lifeMs) return none
  return { affiliateCode: textOf(affiliateCode), referralCode: textOf(referralCode) }
}

/** Leaves out the referral; who invited, and how long that holds, stays as it is. */
export function dropReferral(): void {
  const kept = parse(localStorage.getItem(storageKey))
  localStorage.setItem(storageKey, JSON.stringify({ ...kept, referralCode: '' }))
}

export function forgetInvitation(): void {
  localStorage.removeItem(storageKey)
}

/** Whether a code could be one at all: the server takes no longer one. */
export function mayBeCode(code: string): boolean {
  return code.length <= longest
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longest + 1) : ''
}

/** Whatever is there was written by this page, by an older one, or by somebody's hand. */
function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
