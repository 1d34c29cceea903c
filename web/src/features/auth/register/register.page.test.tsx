import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationRule } from '@baize/contract/system/system'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { keepInvitation, readInvitation } from '../../../shared/invitation.ts'
import { sessionToken } from '../../../shared/session.ts'
import {
  askedOf,
  authAnswers,
  authPaths,
  findDialog,
  rule,
  siteWith,
  withFakeWorker,
  usualRules,
} from '../../../testing/auth.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { loginReply, memberInfo } from '../../../testing/fixtures.ts'
import { renderSite } from '../../../testing/render-site.tsx'

withFakeWorker()

type Options = { on?: readonly string[]; rules?: readonly RegistrationRule[]; at?: string }

function openRegister(answers: Answers = {}, options: Options = {}) {
  const { on = ['USERNAMEREG3'], rules = usualRules, at = '/register' } = options
  const info = { ...memberInfo(), firstTimeLogin: false, mustChangePassword: '', lastLogin: null }
  const usual = {
    ...authAnswers,
    [authPaths.register]: loginReply(),
    [authPaths.registerMobile]: loginReply(),
    [authPaths.registerSms]: { expiredMinutes: 2 },
    [authPaths.info]: info,
  }
  const site = renderSite({ at, status: siteWith(on, rules), answers: { ...usual, ...answers } })
  keepInvitation(location.search)
  return site
}

type Dialog = Awaited<ReturnType<typeof findDialog>>
type User = ReturnType<typeof openRegister>['user']

const text = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name })
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Create account' })
const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

async function fillName(user: User, dialog: Dialog) {
  await user.type(text(dialog, 'Username'), 'marisol')
  await user.type(dialog.getByLabelText('Password'), 'Right-1234')
  await user.type(dialog.getByLabelText('Confirm password'), 'Right-1234')
  await tickAll(user, dialog)
}

async function tickAll(user: User, dialog: Dialog) {
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
}

const everyField: readonly RegistrationRule[] = [
  ...usualRules,
  rule('mobileNum', 'required', 'mobile', 4, 15),
  rule('verificationCode', 'required', 'any', 1, 255),
  rule('payeeName', 'required', 'english_spaces', 2, 60),
  rule('paymentPassword', 'required', 'digits', 6, 6),
  rule('qqNum', 'required', 'digits', 3, 50),
  rule('line', 'required', 'no_spaces', 3, 50),
  rule('whatsapp', 'required', 'alphanumeric', 3, 50),
  rule('facebook', 'required', 'any', 3, 50),
  rule('wechat', 'required', 'no_spaces', 3, 50),
  rule('telegram', 'required', 'no_spaces', 3, 50),
  rule('zalo', 'required', 'no_spaces', 3, 50),
  rule('idNumber', 'required', 'alphanumeric', 4, 30),
  rule('birthday', 'required', 'date_mdy', 10, 10),
  rule('email', 'required', 'email', 6, 100),
  rule('recommenderId', 'required', 'alphanumeric', 4, 50),
  rule('affiliateCode', 'required', 'alphanumeric', 4, 12),
  rule('captcha', 'required', 'any', 1, 20),
]

describe('the register popup', () => {
  it('has a tab for each way whose switch is on, and a tab bar only for both', async () => {
    const both = openRegister({}, { on: ['USERNAMEREG3', 'MOBILENUMREG3'] })
    const dialog = await findDialog('Register')
    expect(dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual([
      'username',
      'mobile',
    ])
    expect(text(dialog, 'Username')).toBeTruthy()
    both.unmount()
    const name = openRegister({}, { on: ['USERNAMEREG3'] })
    const byName = await findDialog('Register')
    expect(byName.queryByRole('radio')).toBeNull()
    expect(text(byName, 'Username')).toBeTruthy()
    name.unmount()
    const mobile = openRegister({}, { on: ['MOBILENUMREG3'], rules: everyField })
    const byMobile = await findDialog('Register')
    expect(byMobile.queryByRole('radio')).toBeNull()
    expect(text(byMobile, 'Mobile number')).toBeTruthy()
    expect(byMobile.queryByRole('textbox', { name: 'Username' })).toBeNull()
    mobile.unmount()
    openRegister({}, { on: [] })
    expect(await screen.findByText(/Registration is closed/)).toBeTruthy()
  })

  it('sends nothing before the terms and the age are ticked and every field is right', async () => {
    const { user, asked } = openRegister()
    const dialog = await findDialog('Register')
    await user.click(submit(dialog))
    expect((await dialog.findByRole('alert')).textContent).toBe('5 fields need another look.')
    expect(document.activeElement).toBe(text(dialog, 'Username'))
    await fillName(user, dialog)
    await user.click(dialog.getByRole('checkbox', { name: /accept the terms/ }))
    await user.click(submit(dialog))
    expect(await dialog.findByText('Accept the terms to go on.')).toBeTruthy()
    expect((await dialog.findByRole('alert')).textContent).toBe('One field needs another look.')
    expect(askedOf(asked, authPaths.challenge)).toEqual([])
    expect(askedOf(asked, authPaths.register)).toEqual([])
  })

  it('has ticks that nobody made yet, and says of the login nothing about an age', async () => {
    const { unmount } = openRegister()
    const dialog = await findDialog('Register')
    const ticks = dialog.getAllByRole('checkbox')
    expect(ticks.map((tick) => (tick as HTMLInputElement).checked)).toEqual([false, false])
    expect(dialog.getByRole('checkbox', { name: 'I am 18 or over.' })).toBeTruthy()
    unmount()
    renderSite({ at: '/login', answers: authAnswers })
    expect((await findDialog('Log in')).queryByRole('checkbox', { name: /18/ })).toBeNull()
  })

  it('begins with the work alone, and shows the picture when the server asks for it', async () => {
    const asksForPicture = new Refused('captcha_required', { captcha: true })
    let answer: unknown = asksForPicture
    const { user, asked } = openRegister(
      { [authPaths.register]: () => answer },
      { rules: [...usualRules, rule('captcha', 'optional', 'any', 1, 20)] },
    )
    const dialog = await findDialog('Register')
    await fillName(user, dialog)
    expect(dialog.queryByRole('textbox', { name: 'Letters in the picture' })).toBeNull()
    expect(askedOf(asked, authPaths.captcha)).toEqual([])
    await user.click(submit(dialog))
    const letters = await dialog.findByRole('textbox', { name: 'Letters in the picture' })
    expect(askedOf(asked, authPaths.register)[0]?.body).not.toHaveProperty('captcha')
    answer = loginReply()
    await user.type(letters, 'K7Wb')
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, authPaths.register)[1]?.body).toMatchObject({
      challenge: 'solved register',
      captcha: 'K7Wb',
      captchaId: askedOf(asked, authPaths.captcha).at(-1)?.searchParams.get('captchaId'),
    })
  })

  it('says what a rule accepts, with its bounds, under the field', async () => {
    const { user } = openRegister(
      {},
      {
        rules: [...usualRules, rule('paymentPassword', 'optional', 'digits', 6, 6)],
      },
    )
    const dialog = await findDialog('Register')
    await user.type(text(dialog, 'Username'), '9mar')
    await user.type(dialog.getByLabelText('Password'), 'weak')
    await user.type(dialog.getByLabelText('Payment password'), '12')
    await user.click(submit(dialog))
    await waitFor(() => expect(text(dialog, 'Username').getAttribute('aria-invalid')).toBe('true'))
    expect(noteOf(text(dialog, 'Username'))).toBe(
      '4 to 16 characters, starting with a letter, then letters and digits.',
    )
    expect(noteOf(dialog.getByLabelText('Password'))).toMatch(/^8 to 20 characters with at least/)
    expect(noteOf(dialog.getByLabelText('Payment password'))).toBe('6 digits.')
  })

  it('refuses a confirmation that is not the password, and takes the complaint back when it is', async () => {
    const { user } = openRegister()
    const dialog = await findDialog('Register')
    await user.type(dialog.getByLabelText('Password'), 'Right-1234')
    const confirm = dialog.getByLabelText('Confirm password')
    await user.type(confirm, 'Wrong-1234')
    await user.tab()
    await waitFor(() =>
      expect(noteOf(confirm)).toBe('Wrong confirmation: the two entries are not the same.'),
    )
    await user.clear(confirm)
    await user.type(confirm, 'Right-1234')
    await waitFor(() => expect(confirm.getAttribute('aria-invalid')).toBeNull())
  })

  it('tells a space at an end of the password and never takes it away', async () => {
    const { user } = openRegister(
      {},
      {
        rules: [usualRules[0] as RegistrationRule, rule('password', 'required', 'any', 8, 20)],
      },
    )
    const dialog = await findDialog('Register')
    await user.type(dialog.getByLabelText('Password'), ' Right-1234')
    await user.tab()
    expect(await dialog.findByText(/There is a space at the beginning or the end/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe(' Right-1234')
  })

  it('ticks off what the password needs while one types', async () => {
    const { user } = openRegister()
    const dialog = await findDialog('Register')
    const list = dialog.getByRole('list', { name: 'What the password needs' })
    expect(list.textContent).not.toContain('(done)')
    await user.type(dialog.getByLabelText('Password'), 'aB1')
    expect(list.textContent).toContain('A capital letter (done)')
    expect(list.textContent).toContain('A symbol (still missing)')
    expect(list.textContent).toContain('8 to 20 characters (still missing)')
  })

  it('can ask every field, each required when its rule says so', async () => {
    const on = ['USERNAMEREG3', 'REGMOBVERF3']
    const { user, asked } = openRegister({}, { rules: everyField, on })
    const dialog = await findDialog('Register')
    await dialog.findByText('+63')
    for (const name of [
      'Username',
      'Mobile number',
      'Verification code',
      'Payee name',
      'QQ or contact number',
      'LINE ID',
      'WhatsApp',
      'Facebook',
      'WeChat',
      'Telegram',
      'Zalo',
      'ID number',
      'E-mail',
      'Recommender ID',
      'Affiliate code',
      'Letters in the picture',
    ]) {
      expect(text(dialog, name), name).toBeTruthy()
    }
    for (const name of ['Password', 'Confirm password', 'Payment password', 'Date of birth']) {
      expect(dialog.getByLabelText(name), name).toBeTruthy()
    }
    expect(text(dialog, 'Zalo').getAttribute('aria-describedby')).toBeTruthy()
    expect(dialog.getAllByText(/^Bonus up to 131K by Zalo\. /)).toHaveLength(1)
    expect(dialog.queryByRole('checkbox', { name: 'I am 18 or over.' })).toBeNull()
    await user.click(submit(dialog))
    await dialog.findByRole('alert')
    expect(dialog.getAllByText('Fill this in.').length).toBeGreaterThan(12)
    expect(text(dialog, 'E-mail').getAttribute('autocomplete')).toBe('email')
    expect(text(dialog, 'Payee name').getAttribute('autocomplete')).toBe('name')
    expect(dialog.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
    expect(dialog.getByLabelText('Date of birth').getAttribute('autocomplete')).toBe('bday')
    expect(text(dialog, 'Mobile number').getAttribute('autocomplete')).toBe('tel-national')
    expect(askedOf(asked, authPaths.register)).toEqual([])
  })

  it('sends every field that was filled in, and where the visitor came from', async () => {
    const { user, asked } = openRegister(
      { [authPaths.affiliate]: { code: 'RICO88', invitedBy: 'rico', makesAgent: false } },
      {
        rules: everyField,
        on: ['USERNAMEREG3', 'REGMOBVERF3'],
        at: '/register?referralCode=FRIEND1',
      },
    )
    const dialog = await findDialog('Register')
    await dialog.findByText('+63')
    const given: Readonly<Record<string, string>> = {
      Username: 'marisol',
      'Mobile number': '917 555 0142',
      'Verification code': '123456',
      'Payee name': 'Marisol Reyes',
      'QQ or contact number': '1234567',
      'LINE ID': 'mari',
      WhatsApp: '639175550142',
      Facebook: 'mari reyes',
      WeChat: 'mari',
      Telegram: 'mari',
      Zalo: 'mari',
      'ID number': 'A1234567',
      'E-mail': 'mari@post.example',
      'Recommender ID': 'jessa1',
      'Affiliate code': 'RICO88',
      'Letters in the picture': 'K7Wb',
    }
    for (const [name, value] of Object.entries(given)) await user.type(text(dialog, name), value)
    await user.type(dialog.getByLabelText('Password'), 'Right-1234')
    await user.type(dialog.getByLabelText('Confirm password'), 'Right-1234')
    await user.type(dialog.getByLabelText('Payment password'), '284619')
    await user.type(dialog.getByLabelText('Date of birth'), '1990-12-31')
    await tickAll(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    await waitFor(() => expect(askedOf(asked, authPaths.info)).toHaveLength(1))
    const paths = asked.map(({ pathname }) => pathname)
    expect(paths.indexOf(authPaths.info)).toBeGreaterThan(paths.indexOf(authPaths.register))
    const [sent] = askedOf(asked, authPaths.register, 'PUT')
    expect(sent?.body).toEqual({
      username: 'marisol',
      password: 'Right-1234',
      confirmPassword: 'Right-1234',
      mobileNum: '917 555 0142',
      countryDialingCode: '63',
      verificationCode: '123456',
      payeeName: 'Marisol Reyes',
      paymentPassword: '284619',
      qqNum: '1234567',
      line: 'mari',
      whatsapp: '639175550142',
      facebook: 'mari reyes',
      wechat: 'mari',
      telegram: 'mari',
      zalo: 'mari',
      idNumber: 'A1234567',
      birthday: '12-31-1990',
      email: 'mari@post.example',
      recommenderId: 'jessa1',
      affiliateCode: 'RICO88',
      captcha: 'K7Wb',
      captchaId: askedOf(asked, authPaths.captcha)[0]?.searchParams.get('captchaId'),
      referralCode: 'FRIEND1',
      domain: location.hostname,
      registerUrl: `${location.origin}/register`,
      registerMethod: 'WEB',
      login: true,
      challenge: 'solved register',
      terms: true,
      age18: false,
    })
    expect(readAddress().path).toBe('/')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readInvitation().referralCode).toBe('')
  })

  it('asks optional fields under a heading of their own, and opens it for what is wrong inside', async () => {
    const { user, asked } = openRegister(
      {},
      {
        rules: [
          ...usualRules,
          rule('email', 'optional', 'email', 6, 100),
          rule('line', 'optional', 'no_spaces', 3, 50),
        ],
      },
    )
    const dialog = await findDialog('Register')
    expect(dialog.queryByRole('textbox', { name: 'E-mail' })).toBeNull()
    const more = dialog.getByRole('button', { name: /Add contact details/ })
    expect(more.textContent).toContain('E-mail, LINE ID')
    await user.click(more)
    await user.type(text(dialog, 'E-mail'), 'marisol@post')
    await user.click(more)
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(text(dialog, 'E-mail').getAttribute('aria-invalid')).toBe('true'))
    expect(askedOf(asked, authPaths.register)).toEqual([])
    await user.clear(text(dialog, 'E-mail'))
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
    expect(askedOf(asked, authPaths.register)[0]?.body).not.toHaveProperty('email')
  })

  it('requires the payment password wherever it is shown', async () => {
    const { user, asked } = openRegister(
      {},
      {
        rules: [...usualRules, rule('paymentPassword', 'optional', 'digits', 6, 6)],
      },
    )
    const dialog = await findDialog('Register')
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() =>
      expect(noteOf(dialog.getByLabelText('Payment password'))).toBe('Fill this in.'),
    )
    expect(askedOf(asked, authPaths.register)).toEqual([])
  })

  it('refuses whoever is not 18 yet', async () => {
    const { user } = openRegister(
      {},
      {
        rules: [...usualRules, rule('birthday', 'required', 'date_ymd', 10, 10)],
      },
    )
    const dialog = await findDialog('Register')
    const year = new Date().getFullYear() - 17
    await user.type(dialog.getByLabelText('Date of birth'), `${year}-01-01`)
    await user.click(submit(dialog))
    expect(await dialog.findByText('You must be 18 or over.')).toBeTruthy()
  })

  it('puts what the server refuses under its field', async () => {
    const invalid = {
      field: 'username',
      why: 'too_short',
      patternId: 'letter_first',
      min: 6,
      max: 16,
    }
    let answer: unknown = new Refused('field_invalid', invalid)
    const { user } = openRegister({ [authPaths.register]: () => answer })
    const dialog = await findDialog('Register')
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() =>
      expect(noteOf(text(dialog, 'Username'))).toBe(
        '6 to 16 characters, starting with a letter, then letters and digits.',
      ),
    )
    expect(document.activeElement).toBe(text(dialog, 'Username'))
    answer = new Refused('name_taken')
    await user.click(submit(dialog))
    await waitFor(() => expect(noteOf(text(dialog, 'Username'))).toBe('This name is taken.'))
    expect((text(dialog, 'Username') as HTMLInputElement).value).toBe('marisol')
  })

  it('says whether a name is free when one leaves it, at most once a second', async () => {
    const { user, asked } = openRegister({ [authPaths.available]: { available: false } })
    const dialog = await findDialog('Register')
    await user.type(text(dialog, 'Username'), 'jessa')
    await user.tab()
    await waitFor(() => expect(noteOf(text(dialog, 'Username'))).toBe('This name is taken.'))
    await user.type(text(dialog, 'Username'), '2')
    await user.tab()
    expect(askedOf(asked, authPaths.available)).toHaveLength(1)
  })
})

describe('the mobile tab', () => {
  const inMobile = (answers: Answers = {}, more: readonly string[] = []) =>
    openRegister(answers, {
      on: ['MOBILENUMREG3', ...more],
      rules: [
        ...usualRules,
        rule('mobileNum', 'optional', 'mobile', 4, 15),
        rule('verificationCode', 'required', 'any', 1, 255),
      ],
    })

  it('requires the number, and the code and the password where they are on', async () => {
    const { user, unmount } = inMobile()
    const bare = await findDialog('Register')
    await bare.findByText('+63')
    expect(bare.queryByLabelText('Verification code')).toBeNull()
    expect(bare.queryByLabelText('Password')).toBeNull()
    await user.click(submit(bare))
    expect(await bare.findByText('Enter a phone number.')).toBeTruthy()
    unmount()
    const whole = inMobile({}, ['REGMOBVERF3', 'MOBILENUMPASSREG3'])
    const dialog = await findDialog('Register')
    await dialog.findByText('+63')
    await whole.user.type(text(dialog, 'Mobile number'), '917 555 0142')
    await whole.user.click(submit(dialog))
    expect(await dialog.findByText('Enter the verification code.')).toBeTruthy()
    expect(noteOf(dialog.getByLabelText('Password'))).toBe('Fill this in.')
  })

  it('copies the number into the username and registers by its own call', async () => {
    const { user, asked } = inMobile({}, ['REGMOBVERF3', 'MOBILENUMPASSREG3'])
    const dialog = await findDialog('Register')
    await dialog.findByText('+63')
    await user.type(text(dialog, 'Mobile number'), '917 555 0142')
    await user.type(text(dialog, 'Verification code'), '123456')
    await user.type(dialog.getByLabelText('Password'), 'Right-1234')
    await user.type(dialog.getByLabelText('Confirm password'), 'Right-1234')
    await tickAll(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.registerMobile, 'PUT')).toHaveLength(1))
    expect(askedOf(asked, authPaths.registerMobile)[0]?.body).toMatchObject({
      username: '917 555 0142',
      mobileNum: '917 555 0142',
      countryDialingCode: '63',
      verificationCode: '123456',
    })
  })

  it('counts down as long as the code holds, and proves work before it asks for one', async () => {
    const { user, asked } = inMobile({}, ['REGMOBVERF3'])
    const dialog = await findDialog('Register')
    await dialog.findByText('+63')
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    expect(await dialog.findByText('Enter a phone number.')).toBeTruthy()
    expect(text(dialog, 'Verification code').getAttribute('maxlength')).toBe('255')
    await user.type(text(dialog, 'Mobile number'), '917 555 0142')
    await new Promise((done) => setTimeout(done, 1000))
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    expect(await dialog.findByRole('button', { name: /^Again in (120|119) s$/ })).toBeTruthy()
    expect(askedOf(asked, authPaths.registerSms).map(({ body }) => body)).toEqual([
      {
        mobileNo: '917 555 0142',
        countryDialingCode: '63',
        regType: 'mobile',
        challenge: 'solved sms',
      },
    ])
  })

  it('with a third party counts one minute and sends its token instead of the code', async () => {
    const { user, asked } = inMobile(
      {
        [authPaths.phone]: { enabled: true, channel: 'demo' },
        [authPaths.phoneStart]: { sessionInfo: 'session-1' },
        [authPaths.phoneFinish]: { idToken: 'id-token' },
      },
      ['REGMOBVERF3'],
    )
    const dialog = await findDialog('Register')
    await dialog.findByText('+63')
    await user.type(text(dialog, 'Mobile number'), '917 555 0142')
    await waitFor(() => expect(askedOf(asked, authPaths.phone)).toHaveLength(1))
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    expect(await dialog.findByRole('button', { name: /^Again in (60|59) s$/ })).toBeTruthy()
    await user.type(text(dialog, 'Verification code'), '654321')
    await tickAll(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.registerMobile)).toHaveLength(1))
    expect(askedOf(asked, authPaths.phoneFinish)[0]?.body).toEqual({
      sessionInfo: 'session-1',
      code: '654321',
    })
    const body = askedOf(asked, authPaths.registerMobile)[0]?.body
    expect(body).toMatchObject({ firebaseChannel: 'demo', firebaseIdToken: 'id-token' })
    expect(body).not.toHaveProperty('verificationCode')
  })
})

describe('an affiliate code', () => {
  const withCode = [...usualRules, rule('affiliateCode', 'required', 'alphanumeric', 4, 12)]

  it('from the address that verifies hides the field and says who invited', async () => {
    const { user, asked } = openRegister(
      { [authPaths.affiliate]: { code: 'RICO88', invitedBy: 'rico', makesAgent: false } },
      { rules: withCode, at: '/register?affiliateCode=RICO88' },
    )
    const dialog = await findDialog('Register')
    expect(await dialog.findByText('Invited by rico (code RICO88)')).toBeTruthy()
    expect(dialog.queryByRole('textbox', { name: 'Affiliate code' })).toBeNull()
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
    expect(askedOf(asked, authPaths.register)[0]?.body).toMatchObject({ affiliateCode: 'RICO88' })
  })

  it.each([true, false])(
    '[AG246] of a link that makes an agent says so: %s',
    async (makesAgent) => {
      const { asked } = openRegister(
        { [authPaths.affiliate]: { code: 'RICO88', invitedBy: 'rico', makesAgent } },
        { rules: withCode, at: '/register?affiliateCode=RICO88' },
      )
      const dialog = await findDialog('Register')
      expect(await dialog.findByText('Invited by rico (code RICO88)')).toBeTruthy()
      expect(dialog.queryAllByText(/makes you an agent/)).toHaveLength(makesAgent ? 1 : 0)
      expect(askedOf(asked, authPaths.affiliate)[0]?.search).toContain('opened=true')
    },
  )

  it('from the address that could not be asked for goes along, and the server judges it', async () => {
    let isJudged = false
    const wrong = new Refused('invitation_code_error')
    const { user, asked } = openRegister(
      {
        [authPaths.affiliate]: () => (isJudged ? wrong : new Refused('unavailable')),
        [authPaths.register]: () => {
          isJudged = true
          return wrong
        },
      },
      { rules: withCode, at: '/register?affiliateCode=RICO88' },
    )
    const dialog = await findDialog('Register')
    expect(await dialog.findByText('Invited with the code RICO88')).toBeTruthy()
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
    expect(askedOf(asked, authPaths.register)[0]?.body).toMatchObject({ affiliateCode: 'RICO88' })
    const field = await dialog.findByRole('textbox', { name: 'Affiliate code', hidden: true })
    await waitFor(() => expect(noteOf(field)).toContain('The code you came with is not valid.'))
  })

  it('of yesterday’s tab is said today, and can be changed', async () => {
    const { user, asked } = openRegister(
      {
        [authPaths.affiliate]: (url: URL) => ({
          code: url.searchParams.get('code'),
          invitedBy: '',
          makesAgent: false,
        }),
      },
      { rules: withCode, at: '/register?code=RICO88' },
    )
    sessionStorage.clear()
    const dialog = await findDialog('Register')
    expect(await dialog.findByText('Invited with the code RICO88')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Use another code' }))
    const field = text(dialog, 'Affiliate code')
    expect(field).toHaveProperty('value', 'RICO88')
    await user.clear(field)
    await user.type(field, 'MAYA7')
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
    expect(askedOf(asked, authPaths.register)[0]?.body).toMatchObject({ affiliateCode: 'MAYA7' })
  })

  it.each([
    ['that nobody gave out', 'WRONG1', 1],
    ['of a thousand characters', 'x'.repeat(1000), 0],
  ])(
    'from the address %s is told under its field, and can be left out',
    async (_, code, checks) => {
      const rules = [
        ...usualRules,
        { ...rule('affiliateCode', 'optional', 'alphanumeric', 4, 12), shown: false },
      ]
      const { user, asked } = openRegister(
        { [authPaths.affiliate]: new Refused('invitation_code_error') },
        { rules, at: `/register?affiliateCode=${code}` },
      )
      const dialog = await findDialog('Register')
      const field = await dialog.findByRole('textbox', { name: 'Affiliate code' })
      await waitFor(() => expect(noteOf(field)).toContain('The code you came with is not valid.'))
      expect(askedOf(asked, authPaths.affiliate)).toHaveLength(checks)
      await user.clear(field)
      await fillName(user, dialog)
      await user.click(submit(dialog))
      await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
      expect(askedOf(asked, authPaths.register)[0]?.body).not.toHaveProperty('affiliateCode')
    },
  )

  it('from the address that is wrong stays told while other fields are filled in, in an open fold', async () => {
    const rules = [
      ...usualRules,
      rule('mobileNum', 'optional', 'mobile', 4, 15),
      rule('affiliateCode', 'optional', 'alphanumeric', 4, 12),
    ]
    const { user } = openRegister(
      { [authPaths.affiliate]: new Refused('invitation_code_error') },
      { rules, at: '/register?affiliateCode=WRONG1' },
    )
    const dialog = await findDialog('Register')
    const field = await dialog.findByRole('textbox', { name: 'Affiliate code' })
    await dialog.findByText('+63')
    await user.type(text(dialog, 'Username'), 'marisol')
    await user.tab()
    expect(noteOf(field)).toContain('The code you came with is not valid.')
    const above = dialog.getByText('You came with the code WRONG1, which is not valid.')
    expect(above.compareDocumentPosition(text(dialog, 'Username'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await user.click(dialog.getByRole('button', { name: 'Use another code' }))
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    expect(dialog.queryByText(/WRONG1/)).toBeNull()
    expect(field.isConnected).toBe(true)
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('that is not valid is said in a warning dialog, when one leaves it and before anything is sent', async () => {
    const { user, asked } = openRegister(
      { [authPaths.affiliate]: new Refused('invitation_code_error') },
      { rules: withCode },
    )
    const dialog = await findDialog('Register')
    await user.type(text(dialog, 'Affiliate code'), 'WRONG1')
    await user.tab()
    const warning = await findDialog('Please note')
    expect(warning.getByText('This invitation code is not valid.')).toBeTruthy()
    await user.click(warning.getByRole('button', { name: 'OK' }))
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await findDialog('Please note')
    expect(askedOf(asked, authPaths.register)).toEqual([])
  })
})

describe('a referral code', () => {
  it('of the address is named, sent, and can be left out', async () => {
    const { user, asked } = openRegister({}, { at: '/register?referralCode=FRIEND1' })
    const dialog = await findDialog('Register')
    expect(await dialog.findByText(/^Referral code FRIEND1:/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Leave it out' }))
    expect(dialog.queryByText(/FRIEND1/)).toBeNull()
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
    expect(askedOf(asked, authPaths.register)[0]?.body).not.toHaveProperty('referralCode')
  })

  it('[GR141] says who invited and what for, or that nobody has the code', async () => {
    const terms = { deposit: '20000', validBet: '100000', days: 30, toFriend: '5000' }
    const inviter = { code: 'FRIEND1', name: 'je***a', currency: 'PHP', terms }
    const path = '/wps/referral/inviter'
    const { unmount } = openRegister({ [path]: inviter }, { at: '/register?referralCode=FRIEND1' })
    expect(
      await screen.findByText(
        /^je\*\*\*a invited you\. Get PHP.50\.00 once you deposited PHP.200\.00/,
      ),
    ).toBeTruthy()
    unmount()
    openRegister({ [path]: new Refused('not_found') }, { at: '/register?referralCode=FRIEND1' })
    expect(await screen.findByText(/^Nobody invites with the code FRIEND1/)).toBeTruthy()
  })

  it('of a thousand characters is told as none, and not sent', async () => {
    const { user, asked } = openRegister({}, { at: `/register?referralCode=${'x'.repeat(1000)}` })
    const dialog = await findDialog('Register')
    expect(await dialog.findByText(/The referral code you came with is too long/)).toBeTruthy()
    await fillName(user, dialog)
    await user.click(submit(dialog))
    await waitFor(() => expect(askedOf(asked, authPaths.register)).toHaveLength(1))
    expect(askedOf(asked, authPaths.register)[0]?.body).not.toHaveProperty('referralCode')
  })
})
