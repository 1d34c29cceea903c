import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { chooseLanguage } from '@baize/texts/choose-language'
import { queryClient } from '../../../shared/api.ts'
import { currentPerson, sessionToken } from '../../../shared/session.ts'
import {
  askedOf,
  authAnswers,
  authPaths,
  FakeWorker,
  findDialog,
  siteWith,
  withFakeWorker,
} from '../../../testing/auth.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { game, loginReply, memberInfo } from '../../../testing/fixtures.ts'
import { renderSite } from '../../../testing/render-site.tsx'

withFakeWorker()

const infoAnswer = {
  ...memberInfo(),
  firstTimeLogin: false,
  mustChangePassword: '',
  lastLogin: null,
}

function openLogin(answers: Answers = {}, on: readonly string[] = [], at = '/login') {
  const usual = { ...authAnswers, [authPaths.login]: loginReply(), [authPaths.info]: infoAnswer }
  return renderSite({ at, status: siteWith(on), answers: { ...usual, ...answers } })
}

type Dialog = Awaited<ReturnType<typeof findDialog>>
type User = ReturnType<typeof openLogin>['user']

const nameField = (dialog: Dialog) => dialog.getByRole('textbox', { name: 'Username' })
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Log in' })

async function fill(user: User, dialog: Dialog, username = 'mara', password = 'Right-1234') {
  await user.clear(nameField(dialog))
  await user.type(nameField(dialog), username)
  await user.clear(dialog.getByLabelText('Password'))
  await user.type(dialog.getByLabelText('Password'), password)
}

describe('the login popup', () => {
  it('sends nothing while the form is not complete, and focuses the first field that is wrong', async () => {
    const { user, asked } = openLogin()
    const dialog = await findDialog('Log in')
    await user.click(submit(dialog))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe('Please enter the username and password.')
    const username = nameField(dialog)
    expect(username.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(username.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Fill this in.')
    expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(username)
    expect(askedOf(asked, authPaths.challenge)).toEqual([])
    expect(askedOf(asked, authPaths.login)).toEqual([])
  })

  it('tells who takes a break until when, and where help is', async () => {
    const barred = new Refused('member_timed_out', { until: '2026-11-20T10:00:00.000Z' })
    const { user } = openLogin({ [authPaths.login]: barred })
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.keyboard('{Enter}')
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toContain('You are taking a time-out.')
    expect(alert.textContent).toMatch(/It ends on 20 Nov 2026, \d\d:00:00/)
    const help = within(alert).getByRole('link', { name: 'Help and advice' })
    expect(help.getAttribute('href')).toBe('/help#responsible')
    expect(within(alert).getByRole('link', { name: 'Customer service' })).toBeTruthy()
    expect(sessionToken()).toBeNull()
  })

  it('asks the challenge after the form is right and before the login call, and sends its answer', async () => {
    const { user, asked } = openLogin()
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    const calls = asked.map(({ pathname }) => pathname)
    expect(calls.indexOf(authPaths.challenge)).toBeLessThan(calls.indexOf(authPaths.login))
    expect(askedOf(asked, authPaths.challenge)[0]?.searchParams.get('purpose')).toBe('login')
    expect(askedOf(asked, authPaths.login)[0]?.body).toEqual({
      username: 'mara',
      password: 'Right-1234',
      type: 'username',
      area: 'site',
      challenge: 'solved login',
      remember: false,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readAddress().path).toBe('/')
    expect(currentPerson()).toMatchObject({ account: 'mara' })
    await waitFor(() => expect(askedOf(asked, authPaths.info)).toHaveLength(1))
  })

  it('keeps a password exactly as it is typed', async () => {
    const { user, asked } = openLogin()
    const dialog = await findDialog('Log in')
    await fill(user, dialog, ' mara ', ' two spaces ')
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.login)).toHaveLength(1))
    expect(askedOf(asked, authPaths.login)[0]?.body).toMatchObject({
      username: 'mara',
      password: ' two spaces ',
    })
  })

  it('says that verification comes first when the check is given up', async () => {
    FakeWorker.hold = true
    const { user, asked } = openLogin()
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Please complete verification first.',
    )
    expect(FakeWorker.ended).toBe(1)
    expect(askedOf(asked, authPaths.login)).toEqual([])
  })

  it('takes the cover away after a failure, keeps the name and asks for the password again', async () => {
    const { user } = openLogin({
      [authPaths.login]: new Refused('wrong_credentials', { captcha: false }),
    })
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The name or the password is wrong.',
    )
    await waitFor(() => expect(submit(dialog).getAttribute('aria-busy')).toBeNull())
    expect(submit(dialog).closest('form')?.getAttribute('aria-busy')).toBe('false')
    expect((nameField(dialog) as HTMLInputElement).value).toBe('mara')
    expect(document.activeElement).toBe(dialog.getByLabelText('Password'))
    expect(dialog.queryByLabelText('Letters in the picture')).toBeNull()
  })

  it('shows the picture once the server flags it, requires it, and sends it with its id', async () => {
    let answer: unknown = new Refused('wrong_credentials', { captcha: true })
    const { user, asked } = openLogin({ [authPaths.login]: () => answer })
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    const captcha = await dialog.findByLabelText('Letters in the picture')
    await user.click(submit(dialog))
    await waitFor(() => expect(captcha.getAttribute('aria-invalid')).toBe('true'))
    expect(askedOf(asked, authPaths.login)).toHaveLength(1)
    await user.type(captcha, 'K7Wb')
    answer = new Refused('captcha_wrong', { captcha: true })
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.login)).toHaveLength(2))
    const shown = askedOf(asked, authPaths.captcha)
    expect(askedOf(asked, authPaths.login)[1]?.body).toMatchObject({
      captcha: 'K7Wb',
      captchaId: shown[0]?.searchParams.get('captchaId'),
    })
    expect(await dialog.findByText(/Those are not the characters/)).toBeTruthy()
    await waitFor(() => expect(askedOf(asked, authPaths.captcha)).toHaveLength(2))
    expect((captcha as HTMLInputElement).value).toBe('')
  })

  it('loads another picture at most once a second', async () => {
    const { user, asked } = openLogin({
      [authPaths.login]: new Refused('captcha_required', { captcha: true }),
    })
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    await user.dblClick(await dialog.findByRole('button', { name: 'Another picture' }))
    await new Promise((done) => setTimeout(done, 100))
    expect(askedOf(asked, authPaths.captcha)).toHaveLength(2)
  })

  it('has a longer check for whoever cannot see the picture', async () => {
    let answer: unknown = new Refused('captcha_required', { captcha: true })
    const { user, asked } = openLogin({ [authPaths.login]: () => answer })
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    await user.click(await dialog.findByRole('button', { name: 'Use a longer check instead' }))
    expect(dialog.queryByLabelText('Letters in the picture')).toBeNull()
    answer = loginReply()
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    const last = askedOf(asked, authPaths.login).at(-1)?.body
    expect(last).toMatchObject({ challenge: 'solved instead_of_image' })
    expect(last).not.toHaveProperty('captcha')
  })

  it('offers an SMS code and a new password after two failures', async () => {
    const { user } = openLogin({ [authPaths.login]: new Refused('wrong_credentials', {}) }, [
      'SMSLOGIN',
    ])
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    await dialog.findByRole('alert')
    expect(dialog.queryByRole('button', { name: 'Log in by SMS code' })).toBeNull()
    await user.click(submit(dialog))
    await user.click(await dialog.findByRole('button', { name: 'Log in by SMS code' }))
    expect(dialog.getByLabelText('Mobile number', { selector: 'input[type=tel]' })).toBeTruthy()
  })

  it('says that an account has to be registered first where the server says so', async () => {
    const { user } = openLogin({ [authPaths.login]: new Refused('register_first') })
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    expect((await dialog.findByRole('alert')).textContent).toBe('Please register an account first.')
  })

  it('shows and hides the password', async () => {
    const { user } = openLogin()
    const dialog = await findDialog('Log in')
    const password = dialog.getByLabelText('Password')
    expect(password.getAttribute('type')).toBe('password')
    await user.click(dialog.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(dialog.getByRole('button', { name: 'Hide password' }))
    expect(password.getAttribute('type')).toBe('password')
  })

  it('says that Caps Lock is on', async () => {
    openLogin()
    const dialog = await findDialog('Log in')
    const key = new KeyboardEvent('keydown', { key: 'A', bubbles: true })
    Object.assign(key, { getModifierState: (name: string) => name === 'CapsLock' })
    act(() => void dialog.getByLabelText('Password').dispatchEvent(key))
    expect(dialog.getByText('Caps Lock is on')).toBeTruthy()
  })

  it('lets password managers and the clipboard in', async () => {
    const { user } = openLogin({}, ['SMSLOGIN'])
    const dialog = await findDialog('Log in')
    expect(nameField(dialog).getAttribute('autocomplete')).toBe('username')
    const password = dialog.getByLabelText('Password')
    expect(password.getAttribute('autocomplete')).toBe('current-password')
    await user.click(password)
    await user.paste('pasted')
    expect((password as HTMLInputElement).value).toBe('pasted')
    await user.click(dialog.getByRole('radio', { name: 'Mobile number' }))
    const code = dialog.getByLabelText('Verification code')
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    expect(code.getAttribute('inputmode')).toBe('numeric')
  })

  it('keeps what was typed when the language or the tab changes, and says its complaints anew', async () => {
    const { user } = openLogin()
    const dialog = await findDialog('Log in')
    await user.type(nameField(dialog), 'mara')
    await user.click(submit(dialog))
    await dialog.findByText('Fill this in.')
    await act(() => chooseLanguage('PT'))
    expect(await screen.findByText('Preencha este campo.')).toBeTruthy()
    await act(() => chooseLanguage('EN'))
    await user.click(dialog.getByRole('link', { name: 'Sign up' }))
    const register = await findDialog('Register')
    await user.click(register.getByRole('link', { name: 'Log in' }))
    const again = await findDialog('Log in')
    expect((nameField(again) as HTMLInputElement).value).toBe('mara')
  })

  it('links to the terms of the help centre and needs them ticked', async () => {
    const { user, asked } = openLogin()
    const dialog = await findDialog('Log in')
    expect(dialog.getByRole('link', { name: /^terms/ }).getAttribute('href')).toBe('/help#term')
    await user.click(dialog.getByRole('checkbox', { name: /I have read and accept the terms/ }))
    await fill(user, dialog)
    await user.click(submit(dialog))
    expect(await dialog.findByText('Accept the terms to go on.')).toBeTruthy()
    expect(askedOf(asked, authPaths.login)).toEqual([])
  })

  it('is left by the sign-up tab, the register button and the forgot link, in one dialog', async () => {
    const { user } = openLogin({}, ['USERNAMEREG3'], '/login?next=/hot')
    const dialog = await findDialog('Log in')
    await user.click(dialog.getByRole('link', { name: 'Register' }))
    const register = await findDialog('Register')
    expect(readAddress()).toMatchObject({ path: '/register', search: { next: '/hot' } })
    await user.click(register.getByRole('link', { name: 'Log in' }))
    await user.click((await findDialog('Log in')).getByRole('link', { name: 'Forgot password' }))
    const forgot = await findDialog('Forgot password')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(forgot.getByRole('link', { name: 'Back to log in' }))
    await findDialog('Log in')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readAddress()).toMatchObject({ path: '/', search: {} })
  })
})

describe('a login on the way to a game', () => {
  const comeFrom = async (wanted: Game, on: readonly string[] = ['FREEPLAY3']) => {
    const { user } = openLogin({}, on, '/')
    queryClient.setQueryData(['some list'], [wanted])
    act(() => go({ path: '/login', search: { next: `/seamless?game=${wanted.nodeId}` } }))
    return { user, dialog: await findDialog('Log in') }
  }

  it('offers to try the game with play money, for whoever has no pointer to hold over its tile', async () => {
    const { user, dialog } = await comeFrom(game(7))
    await user.click(dialog.getByRole('link', { name: `Try it free: ${game(7).displayName}` }))
    expect(readAddress()).toMatchObject({ path: '/seamless', search: { game: '7', demo: '1' } })
  })

  it.each<[string, Game, readonly string[]]>([
    ['cannot be tried', { ...game(7), demo: false }, ['FREEPLAY3']],
    ['is of a brand without play money', game(7), []],
  ])('does not offer it for a game that %s', async (_why, wanted, on) => {
    const { dialog } = await comeFrom(wanted, on)
    expect(dialog.queryByRole('link', { name: /^Try it free/ })).toBeNull()
  })
})

describe('the way back after a login', () => {
  it.each([
    ['/hot', '/hot'],
    ['/seamless?game=12', '/seamless'],
    ['https://evil.example/', '/'],
    ['//evil.example/hot', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['hot', '/'],
    ['/login?next=/hot', '/'],
  ])('given as %s leads to %s', async (next, path) => {
    const { user } = openLogin({}, [], `/login?next=${encodeURIComponent(next)}`)
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(readAddress().path).toBe(path)
    expect(location.host).not.toContain('evil')
  })

  it.each([
    ['/promotions?tab=new#top', '/promotions?tab=new#top'],
    ['/', undefined],
  ])('from the header of %s is kept as %s', async (at, next) => {
    const { user } = openLogin({}, [], at)
    const header = within(await screen.findByRole('banner'))
    await user.click(header.getByRole('link', { name: 'Log in' }))
    const dialog = await findDialog('Log in')
    expect(readAddress()).toMatchObject({ path: '/login' })
    expect(readAddress().search['next']).toBe(next)
    await fill(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(location.pathname + location.search + location.hash).toBe(at)
  })

  it('is the page below where a centre asked for the login', async () => {
    const { user } = openLogin({}, [], '/hot?m=withdraw')
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(submit(dialog))
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeTruthy()
    expect(readAddress()).toMatchObject({ path: '/hot', search: { m: 'withdraw' } })
  })
})

describe('the modes of the login popup', () => {
  it('have a switch only when logging in by SMS is on', async () => {
    const { unmount } = openLogin()
    const without = await findDialog('Log in')
    expect(without.queryByRole('radiogroup', { name: 'How to log in' })).toBeNull()
    unmount()
    openLogin({}, ['SMSLOGIN'])
    const dialog = await findDialog('Log in')
    const group = dialog.getByRole('radiogroup', { name: 'How to log in' })
    expect(within(group).getAllByRole('radio')).toHaveLength(2)
    expect(dialog.getByLabelText('Password')).toBeTruthy()
  })

  it('start with the SMS code when the flag for it is set', async () => {
    openLogin({}, ['SMSLOGIN', 'MOBILEVERCODELOGIN3'])
    const dialog = await findDialog('Log in')
    expect(dialog.getByLabelText('Verification code')).toBeTruthy()
    expect(dialog.queryByLabelText('Password')).toBeNull()
  })
})

describe('the mode for a mobile number', () => {
  const inSms = (answers: Answers = {}) =>
    openLogin({ [authPaths.loginSms]: { expiredMinutes: 2 }, ...answers }, [
      'SMSLOGIN',
      'MOBILEVERCODELOGIN3',
    ])
  const mobile = (dialog: Dialog) =>
    dialog.getByLabelText('Mobile number', { selector: 'input[type=tel]' })

  it('has a picker for the country code only where there is more than one', async () => {
    const { unmount } = inSms()
    const one = await findDialog('Log in')
    expect(await one.findByText('+63')).toBeTruthy()
    expect(one.queryByRole('button', { name: /^Country code/ })).toBeNull()
    unmount()
    const countries = [
      { countryCode: 'VN', countryDialingCode: '84' },
      { countryCode: 'PH', countryDialingCode: '63' },
      { countryCode: 'JP', countryDialingCode: '81' },
    ]
    const { user, asked } = inSms({ [authPaths.countries]: countries })
    const dialog = await findDialog('Log in')
    await user.click(await dialog.findByRole('button', { name: 'Country code, +63' }))
    await user.type(dialog.getByRole('combobox', { name: 'Find a country' }), 'jap')
    const list = within(dialog.getByRole('listbox', { name: 'Countries' }))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'JPJapan+81',
    ])
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('button', { name: 'Country code, +81' })).toBe(document.activeElement)
    await user.type(mobile(dialog), '090-1234-5678')
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    await waitFor(() => expect(askedOf(asked, authPaths.loginSms)).toHaveLength(1))
    expect(askedOf(asked, authPaths.loginSms)[0]?.body).toEqual({
      mobileNum: '090-1234-5678',
      countryDialingCode: '81',
      purpose: 'login',
    })
  })

  it('closes the picker with Esc and leaves the popup open', async () => {
    const countries = [
      { countryCode: 'VN', countryDialingCode: '84' },
      { countryCode: 'PH', countryDialingCode: '63' },
    ]
    const { user } = inSms({ [authPaths.countries]: countries })
    const dialog = await findDialog('Log in')
    await user.click(await dialog.findByRole('button', { name: 'Country code, +63' }))
    await user.keyboard('{ArrowUp}{Escape}')
    expect(dialog.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy()
  })

  it('requires a number of its country and the code', async () => {
    const { user, asked } = inSms()
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.click(submit(dialog))
    expect(await dialog.findByText('Enter a phone number.')).toBeTruthy()
    expect(dialog.getByText('Enter the verification code.')).toBeTruthy()
    expect(document.activeElement).toBe(mobile(dialog))
    await user.type(mobile(dialog), '917 555')
    expect(await dialog.findByText('The format of the phone number is not valid.')).toBeTruthy()
    await user.type(mobile(dialog), ' 0142')
    await waitFor(() => expect(mobile(dialog).getAttribute('aria-invalid')).toBeNull())
    expect(askedOf(asked, authPaths.login)).toEqual([])
  })

  it('logs in with the number as the name and the code as the password, without a challenge', async () => {
    const { user, asked } = inSms()
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(mobile(dialog), '917 555 0142')
    await user.type(dialog.getByLabelText('Verification code'), '123456')
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, authPaths.login)[0]?.body).toEqual({
      username: '917 555 0142',
      password: '123456',
      type: 'sms',
      countryDialingCode: '63',
      remember: false,
    })
    expect(askedOf(asked, authPaths.challenge)).toEqual([])
  })

  it.each([
    ['invalid-phone-number', 'The format of the phone number is not valid.'],
    ['missing-phone-number', 'Enter a phone number.'],
    ['invalid-verification-code', 'The verification code is not right.'],
    ['missing-verification-code', 'Enter the verification code.'],
    ['code-expired', 'The code has expired. Ask for a new one.'],
  ] as const)('says %s under its field', async (code, text) => {
    const { user } = inSms({ [authPaths.login]: new Refused(code) })
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(mobile(dialog), '917 555 0142')
    await user.type(dialog.getByLabelText('Verification code'), '1')
    await user.click(submit(dialog))
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it('counts down as many seconds as the code holds, and sends one at a double click', async () => {
    const { user, asked } = inSms()
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(mobile(dialog), '917 555 0142')
    await user.dblClick(dialog.getByRole('button', { name: 'Get code' }))
    const button = await dialog.findByRole('button', { name: /^Again in (120|119) s$/ })
    expect(button.matches(':disabled')).toBe(true)
    expect(askedOf(asked, authPaths.loginSms)).toHaveLength(1)
  })

  it('counts one minute where the answer does not say how long the code holds', async () => {
    const { user } = inSms({ [authPaths.loginSms]: {} })
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(mobile(dialog), '917 555 0142')
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    expect(await dialog.findByRole('button', { name: /^Again in (60|59) s$/ })).toBeTruthy()
  })

  it('goes on counting while one looks at the other tab', async () => {
    const { user } = inSms()
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(mobile(dialog), '917 555 0142')
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    await dialog.findByRole('button', { name: /^Again in/ })
    expect(document.activeElement).toBe(dialog.getByLabelText('Verification code'))
    await user.click(dialog.getByRole('radio', { name: 'Username' }))
    await user.click(dialog.getByRole('radio', { name: 'Mobile number' }))
    expect(dialog.getByRole('button', { name: /^Again in/ })).toBeTruthy()
    expect((mobile(dialog) as HTMLInputElement).value).toBe('917 555 0142')
  })

  it.each([
    ['unknown', 'Something went wrong on the way. Try again.'],
    ['captcha-check-failed', 'The captcha is not valid, or this domain is not allowed.'],
    ['quota-exceeded', 'No more messages can be sent at present. Contact customer service.'],
    ['operation-not-allowed', 'This function is disabled. Contact customer service.'],
  ] as const)(
    'shows %s of a request in a warning dialog with the server’s message',
    async (code, text) => {
      const { user } = inSms({ [authPaths.loginSms]: new Refused(code) })
      const dialog = await findDialog('Log in')
      await dialog.findByText('+63')
      await user.type(mobile(dialog), '917 555 0142')
      await user.click(dialog.getByRole('button', { name: 'Get code' }))
      const warning = await findDialog('Please note')
      expect(warning.getByText(text)).toBeTruthy()
      await user.click(warning.getByRole('button', { name: 'OK' }))
      expect(screen.queryByRole('dialog', { name: 'Please note' })).toBeNull()
      expect(dialog.getByRole('button', { name: 'Get code' })).toBeTruthy()
    },
  )

  it.each([
    [5, /^Try again in (5:00|4:59)$/],
    [47, /^Try again in (47:00|46:59)$/],
  ])('waits the %i minutes that the server says after too many requests', async (minutes, wait) => {
    const said = `Too many requests. Try again after ${minutes} minutes.`
    const refused = new Refused('too-many-requests', { minutes }, said)
    const { user } = inSms({ [authPaths.loginSms]: refused })
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(mobile(dialog), '917 555 0142')
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    const warning = await findDialog('Please note')
    expect(warning.getByText(said)).toBeTruthy()
    await user.click(warning.getByRole('button', { name: 'OK' }))
    expect(dialog.getByRole('button', { name: wait })).toBeTruthy()
  })
})

describe('remember-me', () => {
  it('keeps the name for a day in readable cookies, never the password', async () => {
    const { user, asked } = openLogin()
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(dialog.getByRole('checkbox', { name: 'Remember me for one day' }))
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, authPaths.login)[0]?.body).toMatchObject({ remember: true })
    expect(document.cookie).toContain('lastUsername=mara')
    expect(document.cookie).toContain('loginRemember=1')
    const kept = document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(kept).not.toContain('Right-1234')
  })

  it('keeps the number of an SMS login too, and nothing of it for longer than a day', async () => {
    const { user } = openLogin({}, ['SMSLOGIN', 'MOBILEVERCODELOGIN3'])
    const dialog = await findDialog('Log in')
    await dialog.findByText('+63')
    await user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '917 555 0142')
    await user.type(dialog.getByLabelText('Verification code'), '123456')
    await user.click(dialog.getByRole('checkbox', { name: 'Remember me for one day' }))
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    const kept = decodeURIComponent(document.cookie)
    expect(kept).toContain('loginTypeSms={"mobileNum":"917 555 0142","countryDialingCode":"63"}')
    expect(kept).toContain('loginRemember=1')
    expect(kept).not.toContain('123456')
    const names = ['loginRemember', 'loginTypeSms']
    const left = () => names.filter((name) => document.cookie.includes(`${name}=`))
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(now + 23 * 3_600_000)
    expect(left()).toEqual(names)
    vi.setSystemTime(now + 25 * 3_600_000)
    expect(left()).toEqual([])
    vi.useRealTimers()
  })

  it('is forgotten by a login without the tick', async () => {
    document.cookie = 'lastUsername=mara; path=/'
    document.cookie = 'loginRemember=1; path=/'
    const { user } = openLogin()
    const dialog = await findDialog('Log in')
    await fill(user, dialog)
    await user.click(dialog.getByRole('checkbox', { name: 'Remember me for one day' }))
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(document.cookie).not.toMatch(/loginRemember|lastUsername/)
  })

  it('offers to go on as the same person with one press', async () => {
    document.cookie = 'lastUsername=mara; path=/'
    document.cookie = 'loginRemember=1; path=/'
    const { user } = openLogin({ [authPaths.remembered]: loginReply() })
    const dialog = await findDialog('Log in')
    await user.click(dialog.getByRole('button', { name: 'Continue as mara' }))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(document.cookie).toContain('lastUsername=mara')
  })

  it('forgets the person at a word, here and on the server', async () => {
    document.cookie = 'lastUsername=mara; path=/'
    document.cookie = 'loginRemember=1; path=/'
    const { user, asked } = openLogin({ [authPaths.remembered]: {} })
    const dialog = await findDialog('Log in')
    await user.click(dialog.getByRole('button', { name: /^Not you/ }))
    expect(document.cookie).not.toContain('lastUsername')
    expect(askedOf(asked, authPaths.remembered, 'DELETE')).toHaveLength(1)
    expect((nameField(dialog) as HTMLInputElement).value).toBe('')
    expect(dialog.queryByRole('button', { name: /^Continue/ })).toBeNull()
  })
})

describe('the other ways in', () => {
  it('are links for the providers that are configured, and none otherwise', async () => {
    const { unmount } = openLogin()
    const without = await findDialog('Log in')
    expect(without.queryByRole('region', { name: 'Or continue with' })).toBeNull()
    unmount()
    openLogin({ [authPaths.social]: [{ id: 'acme', name: 'Acme' }] })
    const dialog = await findDialog('Log in')
    expect(await dialog.findByRole('link', { name: 'Acme' })).toBeTruthy()
  })

  it('include free play only when the operator has it on', async () => {
    const { unmount } = openLogin()
    const name = 'Look around with a trial account'
    expect((await findDialog('Log in')).queryByRole('button', { name })).toBeNull()
    unmount()
    const reply = loginReply({ userInfo: memberInfo(4) })
    const { user, asked } = openLogin(
      { [authPaths.freePlay]: reply, [authPaths.info]: { ...infoAnswer, ...memberInfo(4) } },
      ['FREEPLAY3'],
      '/login?next=/hot',
    )
    const dialog = await findDialog('Log in')
    await user.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(currentPerson()?.isTrial).toBe(true))
    await waitFor(() => expect(askedOf(asked, authPaths.info)).toHaveLength(1))
    expect(askedOf(asked, authPaths.freePlay)[0]?.body).toMatchObject({ platform: 'W', version: 3 })
    expect(readAddress().path).toBe('/')
    expect(asked.some(({ pathname }) => pathname.includes('unreadCount'))).toBe(false)
  })

  it('fill in a login of the demo, and show none in production', async () => {
    const demo = [{ account: 'jessa', password: 'Baize-demo-1', kind: 'member' }]
    const { user, unmount } = openLogin({ [authPaths.demo]: demo })
    const dialog = await findDialog('Log in')
    await user.click(await dialog.findByRole('button', { name: /jessa/ }))
    expect((nameField(dialog) as HTMLInputElement).value).toBe('jessa')
    expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('Baize-demo-1')
    unmount()
    const { asked } = openLogin()
    const without = await findDialog('Log in')
    await waitFor(() => expect(askedOf(asked, authPaths.demo)).toHaveLength(1))
    expect(without.queryByText('Logins of this demo')).toBeNull()
  })
})
