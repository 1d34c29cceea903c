import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import type { BrandDocument } from '@baize/contract/system/system-settings'
import * as contrast from '@baize/ui/look/contrast.ts'
import { document, refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { WhitelabelPage } from './whitelabel-page.tsx'

// No hue fails with the tokens as they are, so one is made to: what is tested is what the page does then.
const { contrastTable } = contrast
beforeAll(() => {
  vi.spyOn(contrast, 'contrastTable').mockImplementation((hue) =>
    contrastTable(hue).map((row, index) =>
      hue === 300 && index === 0 ? { ...row, ratio: 2.239, passes: false } : row,
    ),
  )
})

const brand: BrandDocument = {
  name: 'Lucky Felt',
  hue: 162,
  currency: 'PHP',
  zone: 'Asia/Manila',
  languages: ['EN', 'JA'],
  defaultLanguage: 'EN',
  jackpotCounter: true,
  licence: { EN: 'Licence 1' },
  copyright: '© Lucky Felt',
}
const leaf = (modId: string, enabled: '0' | '1') => ({ modId, enabled, childrenNodes: [] })
const tree = [
  { modId: 'SIGNUP', enabled: '1', childrenNodes: [leaf('USERNAMEREG3', '1')] },
  {
    modId: 'SIGNIN',
    enabled: '1',
    childrenNodes: [leaf('SMSLOGIN', '0'), leaf('MOBILEVERCODELOGIN3', '0')],
  },
]

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/documents/brand': document(brand),
  'GET /ops/api/documents/whitelabel': document({ tree }),
  'PUT /ops/api/documents/brand/draft': {},
  'PUT /ops/api/documents/whitelabel/draft': {},
  ...more,
})

const hueField = () => screen.findByLabelText('Brand hue in degrees')

it('a hue whose contrast is too low blocks publishing and says why beside the button', async () => {
  const user = userEvent.setup()
  renderPage(WhitelabelPage, server())
  const publish = await screen.findByRole('button', { name: 'Publish' })
  const hue = await hueField()
  await user.clear(hue)
  await user.type(hue, '245')
  expect(publish.hasAttribute('disabled')).toBe(false)
  await user.clear(hue)
  await user.type(hue, '300')
  expect(publish.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/1 pair of colours is too weak/)).toBeTruthy()
  expect(screen.getByText(/has 2.23 and needs 4.5/)).toBeTruthy()
})

it.each([
  ['400', '0 to 359'],
  ['2x', 'Write it in digits.'],
])('a hue typed as %s stays refused, changes nothing and blocks publishing', async (typed, why) => {
  const user = userEvent.setup()
  renderPage(WhitelabelPage, server())
  await user.click(await screen.findByRole('switch', { name: /^By SMS code/ }))
  const hue = (await hueField()) as HTMLInputElement
  await user.clear(hue)
  await user.type(hue, typed)
  await user.tab()
  expect(hue.value).toBe(typed)
  expect(screen.getByText(why)).toBeTruthy()
  const publish = screen.getByRole('button', { name: 'Publish' })
  expect(publish.hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('radio', { name: /^27\b/ }))
  expect([hue.value, publish.hasAttribute('disabled')]).toEqual(['27', false])
})

it('publishing sends only the document that changed, with the reason', async () => {
  const user = userEvent.setup()
  const published = { version: 2, approvalId: null }
  const sent = renderPage(
    WhitelabelPage,
    server({
      'POST /ops/api/documents/whitelabel/publish': published,
      'POST /ops/api/documents/brand/publish': published,
    }),
  )
  await user.click(await screen.findByRole('switch', { name: /^By SMS code/ }))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(dialog.getByText('Give a reason of at least 3 letters.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Reason'), 'Tester asked for it')
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. It is live now.')
  const publishes = sent.filter(({ call }) => call.endsWith('/publish'))
  expect(publishes).toMatchObject([
    {
      call: 'POST /ops/api/documents/whitelabel/publish',
      body: { baseVersion: 1, reason: 'Tester asked for it' },
    },
  ])
})

it('the service hours are written once for each language, also where there were none before', async () => {
  const user = userEvent.setup()
  const sent = renderPage(WhitelabelPage, server())
  const hours = await screen.findByLabelText('Service hours')
  await user.type(hours, '9 to 5')
  const choice = screen.getByRole('radiogroup', { name: 'Language of the service hours' })
  await user.click(within(choice).getByText('JA'))
  await user.type(screen.getByLabelText('Service hours'), '9-17')
  const draft = { content: { serviceHours: { EN: '9 to 5', JA: '9-17' } } }
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ body: draft }), 3000)
})

it('[AG174] what agents of a type are called is written once for each language', async () => {
  const user = userEvent.setup()
  const sent = renderPage(WhitelabelPage, server())
  await user.type(await screen.findByLabelText('Agents of type 41 are called'), 'Star agent')
  const choice = screen.getByRole('radiogroup', {
    name: 'Language of what agents of type 41 are called',
  })
  await user.click(within(choice).getByText('JA'))
  await user.type(screen.getByLabelText('Agents of type 41 are called'), 'スター')
  const draft = { content: { agentName41: { EN: 'Star agent', JA: 'スター' } } }
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ body: draft }), 3000)
})

it('the popup in the preview follows the switches', async () => {
  const user = userEvent.setup()
  renderPage(WhitelabelPage, server())
  const sms = await screen.findByRole('switch', { name: /^By SMS code/ })
  expect(screen.queryByText('Mobile code')).toBeNull()
  await user.click(sms)
  expect(screen.getByText('Mobile code')).toBeTruthy()
  expect(screen.queryByText('Send code')).toBeNull()
  await user.click(screen.getByRole('switch', { name: /^SMS code first/ }))
  expect(screen.getByText('Send code')).toBeTruthy()
})

it('edits stay on the page when somebody else publishes, and go on top of the new version', async () => {
  const user = userEvent.setup()
  let live = document(brand)
  const sent = renderPage(
    WhitelabelPage,
    server({
      'GET /ops/api/documents/brand': () => live,
      'PUT /ops/api/documents/brand/draft': (body: { baseVersion: number }) =>
        body.baseVersion === live.live.version ? {} : refusal('changed_meanwhile'),
    }),
  )
  const name = await screen.findByLabelText('Name')
  live = document({ ...brand, copyright: '© Celia' }, 2, 'Celia Mora')
  await user.type(name, ' II')
  await screen.findByText(/Celia Mora published version 2/, {}, { timeout: 3000 })
  expect((name as HTMLInputElement).value).toBe('Lucky Felt II')
  expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Load the new version, keep my edits' }))
  expect(screen.getByLabelText<HTMLInputElement>('Copyright line').value).toBe('© Celia')
  expect((name as HTMLInputElement).value).toBe('Lucky Felt II')
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { baseVersion: 2 } }), 3000)
})

it('an auditor can look at everything and change nothing', async () => {
  renderPage(WhitelabelPage, server(), { roles: ['auditor'] })
  expect(await screen.findByText(/Changes are made by: Admin, Content/)).toBeTruthy()
  expect(screen.getByRole('switch', { name: /^By SMS code/ }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Your role cannot change this.')).toBeTruthy()
})
