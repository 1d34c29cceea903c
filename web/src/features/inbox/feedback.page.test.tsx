import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from '@baize/contract/client/client'
import { Refused, type Asked } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

// Compiled before the first test, which would else wait for it.
await import('./feedback-popup.tsx')

const path = '/wps/feedback'
const rules = { min: 10, max: 20, mostPictures: 2 }
const answers = (send: unknown = { id: 'fbk_1' }) => ({
  [`GET ${path}`]: rules,
  [`PUT ${path}`]: send,
})
const form = async () => within(await screen.findByRole('dialog', { name: 'Feedback' }))
const sent = (asked: readonly Asked[]) =>
  asked.filter(({ method, pathname }) => method === 'PUT' && pathname === path)

/** Pictures follow under the number of their feedback, which the page makes. */
const withPictures = (take: unknown = {}) => ({ ...answers(), 'PUT *': take })
const picturesOf = (asked: readonly Asked[]) =>
  asked
    .filter(({ pathname }) => pathname.includes('/pictures/'))
    .map(({ pathname, body }) => [
      pathname.split('/').at(-1),
      new TextDecoder().decode(body as Uint8Array),
    ])

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('feedback', () => {
  it.each(['/?popup=feedback', '/help#feedback'])('is written by a visitor at %s', async (at) => {
    const { user, asked } = renderSite({ at, answers: answers() })
    const popup = await form()
    await popup.findByText('0 of 20')
    await user.type(popup.getByLabelText('Your feedback'), 'Ten letters')
    await user.type(popup.getByLabelText('Contact'), 'a@b.example')
    await user.selectOptions(popup.getByLabelText('About'), 'idea')
    await user.click(popup.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/we use the contact that you left/)).toBeTruthy()
    expect(sent(asked)[0]?.body).toEqual({
      id: expect.stringMatching(/^fbk_[0-7][0-9a-hjkmnp-tv-z]{25}$/) as string,
      category: 'idea',
      text: 'Ten letters',
      contact: 'a@b.example',
    })
  })

  it('tells the number of the order that stands open below it, within what is allowed', async () => {
    const number = `wdr_${'0'.repeat(26)}`
    const { user, asked } = renderSite({
      at: `/?m=withdraw&order=${number}&popup=feedback`,
      as: 'member',
      answers: { ...answers(), [`GET ${path}`]: { ...rules, max: 60 } },
    })
    const popup = await form()
    await popup.findByText('0 of 28')
    expect(popup.getByText(new RegExp(`^About ${number}`))).toBeTruthy()
    expect(popup.getByLabelText('About')).toHaveProperty('value', 'money')
    await user.type(popup.getByLabelText('Your feedback'), 'It is not there')
    await user.click(popup.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent(asked)).toHaveLength(1))
    expect(sent(asked)[0]?.body).toMatchObject({ text: `It is not there\n\n${number}` })
  })

  it('counts characters as people see them, and is not sent while too short or too long', async () => {
    const { user, asked } = renderSite({ at: '/?popup=feedback', answers: answers() })
    const popup = await form()
    const text = await popup.findByLabelText('Your feedback')
    await user.click(text)
    await user.paste('👨‍👩‍👧‍👦'.repeat(9))
    expect(await popup.findByText('9 of 20')).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'Send' }))
    expect(popup.getByText('Write at least 10 characters.')).toBeTruthy()
    await user.click(text)
    await user.paste('麻'.repeat(12))
    expect(popup.getByText('Write at most 20 characters.')).toBeTruthy()
    expect(sent(asked)).toEqual([])
  })

  it('asks a trial account for a contact, and says when none was left', async () => {
    const { user } = renderSite({ at: '/?popup=feedback', as: 'trial', answers: answers() })
    const popup = await form()
    // It has no inbox that an answer could come to.
    expect(await popup.findByLabelText('Contact')).toBeTruthy()
    await user.type(popup.getByLabelText('Your feedback'), 'Ten letters')
    await user.click(popup.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/You left no contact/)).toBeTruthy()
  })

  it('asks a member for no contact, whose answer comes to the inbox', async () => {
    const { user } = renderSite({ at: '/?popup=feedback', as: 'member', answers: answers() })
    const popup = await form()
    await user.type(await popup.findByLabelText('Your feedback'), 'Ten letters')
    expect(popup.queryByLabelText('Contact')).toBeNull()
    await user.click(popup.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/it comes to your messages/)).toBeTruthy()
  })

  it('keeps its id while the answer is lost, and gets another when it changes', async () => {
    let tries = 0
    const send = () => {
      tries += 1
      return tries < 3 ? new CallFailed('network_failed', '') : { id: 'x' }
    }
    const { user, asked } = renderSite({ at: '/?popup=feedback', answers: answers(send) })
    const popup = await form()
    await user.type(await popup.findByLabelText('Your feedback'), 'Ten letters')
    await user.click(popup.getByRole('button', { name: 'Send' }))
    expect(await popup.findByText(/taken only once/)).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent(asked)).toHaveLength(2))
    await popup.findByText(/taken only once/)
    await user.type(popup.getByLabelText('Your feedback'), ' more')
    // Twice without an answer, the server counts as away: the form waits until it is heard again.
    const again = popup.getByRole('button', { name: 'Try again' })
    await waitFor(() => expect(again.matches(':disabled')).toBe(false), { timeout: 6000 })
    await user.click(again)
    await screen.findByText('We have your feedback')
    const [first, second, third] = sent(asked).map(({ body }) => (body as { id: string }).id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows pictures before they go, takes no more than allowed, and refuses other files', async () => {
    const { user, asked } = renderSite({ at: '/?popup=feedback', answers: withPictures() })
    const popup = await form()
    await user.type(await popup.findByLabelText('Your feedback'), 'Ten letters')
    const field = await popup.findByLabelText('Add a picture')
    const picture = (name: string) => new File([name], name, { type: 'image/png' })
    await user.upload(field, [picture('a.png'), picture('b.png'), picture('c.png')])
    expect(await popup.findByText('2 pictures are the most.')).toBeTruthy()
    expect(popup.getByRole('img', { name: 'b.png' })).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'Remove a.png' }))
    expect(popup.queryByRole('img', { name: 'a.png' })).toBeNull()
    await user.click(popup.getByRole('button', { name: 'Send' }))
    await screen.findByText('We have your feedback')
    expect(picturesOf(asked)).toEqual([['1', 'b.png']])
  })

  it('whose second picture is refused stays one, and sends anew only what did not arrive', async () => {
    const refused = [{}, new Refused('image_invalid'), {}]
    const { user, asked } = renderSite({
      at: '/?popup=feedback',
      answers: withPictures(() => refused.shift()),
    })
    const popup = await form()
    await user.type(await popup.findByLabelText('Your feedback'), 'Ten letters')
    const field = await popup.findByLabelText('Add a picture')
    const picture = (name: string) => new File([name], name, { type: 'image/png' })
    await user.upload(field, [picture('a.png'), picture('b.png')])
    await user.click(popup.getByRole('button', { name: 'Send' }))
    await popup.findByText(/not a picture that can be used/)
    await user.click(popup.getByRole('button', { name: 'Remove b.png' }))
    await user.upload(popup.getByLabelText('Add a picture'), [picture('c.png')])
    await user.click(popup.getByRole('button', { name: 'Try again' }))
    await screen.findByText('We have your feedback')
    expect(picturesOf(asked)).toEqual([
      ['1', 'a.png'],
      ['2', 'b.png'],
      ['2', 'c.png'],
    ])
    const ids = sent(asked).map(({ body }) => (body as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('the chat', () => {
  const launch = '/wps/relay/CBS_launchChat'
  it('says that there is none, and where a message is left', async () => {
    renderSite({ at: '/?popup=chat', answers: { [launch]: { chatUrl: '/help#feedback' } } })
    expect(await screen.findByText('There is no live chat on this site')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Leave a message' })
    expect(way.getAttribute('href')).toBe('/help#feedback')
  })
  it('opens the operator’s beside the site', async () => {
    const chatUrl = 'https://chat.example/x'
    renderSite({ at: '/?popup=chat', answers: { [launch]: { chatUrl } } })
    const way = await screen.findByRole('link', { name: /Open the chat/ })
    expect(way.getAttribute('href')).toBe(chatUrl)
    expect(way.getAttribute('target')).toBe('_blank')
  })
})
