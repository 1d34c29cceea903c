import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal, renderPage } from '../../../testing/render-page.tsx'
import { banner } from '../testing.ts'
import { BannersPage } from './banners-page.tsx'

const list = 'GET /ops/api/content/banners'
const rows = [banner('bnr_a', 'First'), banner('bnr_b', 'Second', { enabled: false })]

async function giveReason(button: string) {
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A test')
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

describe('banners', () => {
  it('say which are shown and which languages are missing', async () => {
    renderPage(BannersPage, { [list]: rows }, { path: '/banners' })
    const first = (await screen.findByText('First')).closest('tr')
    expect(first?.textContent).toContain('Shown')
    expect(first?.textContent).toContain('Missing: TY JA KO PT')
    expect(screen.getByText('Second').closest('tr')?.textContent).toContain('Off')
  })

  it('are put into another order by keys, which is sent with a reason', async () => {
    const sent = renderPage(
      BannersPage,
      { [list]: rows, 'POST /ops/api/content/banner-order': {} },
      { path: '/banners' },
    )
    const handle = await screen.findByRole('button', { name: /First/ })
    handle.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await screen.findByRole('button', { name: 'Save the order' }))
    await giveReason('Save the order')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      groupName: 'w_home',
      ids: ['bnr_b', 'bnr_a'],
      reason: 'A test',
    })
  })

  it('say what of their HTML will not be kept before they are saved', async () => {
    const sent = renderPage(
      BannersPage,
      { [list]: rows, 'PUT /ops/api/content/banners/bnr_a': rows[0] },
      { path: '/banners?edit=bnr_a' },
    )
    const field = await screen.findByLabelText('A sentence below the title')
    await userEvent.type(field, 'Hi <script>alert(1)</script>')
    expect(await screen.findByText('Taken out: script')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await giveReason('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ version: 1, reason: 'A test' })
  })

  it('without a word cannot be saved', async () => {
    renderPage(BannersPage, { [list]: [] }, { path: '/banners?edit=new' })
    await userEvent.type(await screen.findByLabelText('Button'), 'Go')
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/needs an English title/)).toBeTruthy()
  })

  it('offer to write a language that is missing, from the English words', async () => {
    renderPage(BannersPage, { [list]: rows }, { path: '/banners?edit=bnr_a' })
    await userEvent.click(await screen.findByRole('radio', { name: /JA/ }))
    expect(screen.getByText(/Not written in 日本語 yet/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Begin with the English text' }))
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('First')
  })

  it('tell why a picture was not taken', async () => {
    renderPage(
      BannersPage,
      { [list]: rows, 'POST /ops/api/content/pictures': refusal('image_invalid') },
      { path: '/banners?edit=bnr_a' },
    )
    const file = new File(['hello'], 'a.png', { type: 'image/png' })
    await userEvent.upload(await screen.findByLabelText('Upload a picture'), file)
    expect(await screen.findByText(/not a picture that can be used/)).toBeTruthy()
  })

  it('are only read by those who may not write', async () => {
    renderPage(BannersPage, { [list]: rows }, { path: '/banners?edit=bnr_a', roles: ['auditor'] })
    const field = await screen.findByLabelText('Title')
    expect(field.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })
})
