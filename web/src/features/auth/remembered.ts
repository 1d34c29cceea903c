/**
 * What the page itself remembers of a login, for one day and in the product's own cookies. There is no secret among
 * them: the token that signs in again is in a cookie that no script can read.
 */
export type Remembered = {
  readonly username: string
  readonly sms: { readonly mobileNum: string; readonly countryDialingCode: string } | undefined
}

const dayMs = 86_400_000
const names = ['lastUsername', 'loginRemember', 'loginTypeSms'] as const

export function remember({ username, sms }: Remembered): void {
  write('lastUsername', username)
  write('loginRemember', '1')
  write('loginTypeSms', sms ? JSON.stringify(sms) : '')
}

export function forget(): void {
  for (const name of names) write(name, '')
}

/** Whoever signs out is not let in again without a password; the name may still stand in the form. */
export function forgetLogin(): void {
  write('loginRemember', '')
}

/** Whom an earlier login on this device belongs to, if it asked to be remembered. */
export function readRemembered(): Remembered | undefined {
  return read('loginRemember') === '1' ? readLast() : undefined
}

/** The name of the last login that asked to be remembered, also after signing out. */
export function readLast(): Remembered {
  return { username: read('lastUsername'), sms: readSms(read('loginTypeSms')) }
}

function readSms(text: string): Remembered['sms'] {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(text) as Record<string, unknown>
    if (typeof mobileNum !== 'string' || typeof countryDialingCode !== 'string') return undefined
    return { mobileNum, countryDialingCode }
  } catch {
    return undefined
  }
}

/** An empty value takes the cookie away. */
function write(name: (typeof names)[number], value: string): void {
  const expires = new Date(value === '' ? 0 : Date.now() + dayMs).toUTCString()
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; expires=${expires}; samesite=lax`
}

function read(name: (typeof names)[number]): string {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return decodeURIComponent(entry?.slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}
