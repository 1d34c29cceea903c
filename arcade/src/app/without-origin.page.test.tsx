import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { textsStore } from '@baize/texts/browser'
import { startLanguage } from '@baize/texts/choose-language'
import { compileRooms } from '@baize/texts/catalogue'
import { followLook } from '../shared/follow-look.ts'
import { createFakeArcade } from '../testing/fake-arcade.ts'
import { heard, hears, openArcadeAt, pageSays, withArcade } from '../testing/render-arcade.tsx'
import { resetOpening } from './use-opening.ts'

withArcade()
followLook()

const address = '/arcade/?token=launch-1&back=%2Fslots&theme=dark&language=EN'
const table = () => createFakeArcade({ model: 'dice' })
const roll = () => screen.findByRole('button', { name: /^Roll/ })

/** As a browser treats a frame without an origin: to name its storage is refused. */
function refuseStorage() {
  const refused = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(refused)
  }
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refused)
}

describe('a game without an origin', () => {
  it('[CL1] [CL10] is opened, and goes on after a reload of its frame', async () => {
    refuseStorage()
    const answer = table()
    const first = openArcadeAt(address, answer)
    await roll()
    expect(location.search).toBe('?back=%2Fslots&theme=dark&language=EN')
    first.unmount()
    resetOpening()
    // Such a frame loses the state of its history with the page.
    const { asked } = openArcadeAt('/arcade/?back=%2Fslots', answer)
    await roll()
    const session = 'S'.repeat(43)
    expect(asked[0]).toEqual({ path: '/arcade/session/resume', body: { session } })
  })

  it('[CL7] [CL10] has its sounds from the page around, and tells it what was chosen', async () => {
    refuseStorage()
    openArcadeAt(address, table())
    await hears({ type: 'sound.wanted' })
    const press = async (name: string) =>
      await userEvent.click(await screen.findByRole('button', { name }))
    await press('Turn sound on')
    expect(heard).toContainEqual({ type: 'sound.chosen', on: true })
    await press('Turn sound off')
    expect(heard).toContainEqual({ type: 'sound.chosen', on: false })
    pageSays({ type: 'sound.kept', on: true })
    expect(await screen.findByRole('button', { name: 'Turn sound off' })).toBeTruthy()
  })

  it('[CL10] looks as the page around does, also after a reload', async () => {
    refuseStorage()
    openArcadeAt(address, table())
    await roll()
    pageSays({ type: 'theme.chosen', theme: 'light' })
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(location.search).toBe('?back=%2Fslots&theme=light&language=EN')
    pageSays({ type: 'theme.chosen', theme: 'system' })
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(location.search).toBe('?back=%2Fslots&language=EN')
  })

  it('[CL10] speaks as the page around does, from one word to the next', async () => {
    refuseStorage()
    const shown: string[] = []
    startLanguage('EN', (language) => shown.push(language))
    openArcadeAt(address, table())
    await roll()
    vi.stubGlobal('fetch', async () =>
      Response.json(compileRooms('JA', ['arcade', 'errors', 'ui'])),
    )
    pageSays({ type: 'language.chosen', language: 'JA' })
    await waitFor(() => expect(textsStore.language()).toBe('JA'))
    await waitFor(() => expect(document.documentElement.lang).toBe('ja-JP'))
    expect([shown, location.search]).toEqual([
      ['EN', 'JA'],
      '?back=%2Fslots&theme=dark&language=JA',
    ])
  })

  it('asks for its balance when it is stale, and at no other word', async () => {
    const { asked } = openArcadeAt(address, table())
    await roll()
    const resumed = () => asked.filter(({ path }) => path.endsWith('/resume')).length
    pageSays({ type: 'sound.kept', on: false })
    pageSays({ type: 'line.ready' })
    expect(resumed()).toBe(0)
    pageSays({ type: 'balance.stale' })
    await waitFor(() => expect(resumed()).toBe(1))
  })

  it('hears nobody but the page around', async () => {
    openArcadeAt(address, table())
    await roll()
    const say = (origin: string, source: unknown) =>
      act(() => {
        const data = { type: 'theme.chosen', theme: 'light' }
        const message = new MessageEvent('message', { data, origin })
        Object.defineProperty(message, 'source', { value: source })
        dispatchEvent(message)
      })
    delete document.documentElement.dataset.theme
    say('null', window.parent)
    say('https://evil.example', window.parent)
    say(location.origin, window)
    expect(document.documentElement.dataset.theme).toBeUndefined()
    say(location.origin, window.parent)
    expect(document.documentElement.dataset.theme).toBe('light')
  })
})

describe('a game alone in its tab', () => {
  const alone = () => Object.defineProperty(window, 'parent', { value: window, configurable: true })

  it('[CL1] goes on after a reload by the entry of its history, and keeps nothing in the name of the tab', async () => {
    alone()
    const answer = table()
    const first = openArcadeAt(address, answer)
    await roll()
    const kept: unknown = history.state
    expect([window.name, kept]).toEqual(['', { session: 'S'.repeat(43), back: '/slots' }])
    first.unmount()
    resetOpening()
    const { asked } = openArcadeAt('/arcade/', answer, kept)
    await roll()
    expect(asked[0]?.path).toBe('/arcade/session/resume')
  })

  it('[CL10] is played where the browser keeps nothing at all', async () => {
    alone()
    refuseStorage()
    openArcadeAt(address, table())
    await userEvent.click(await screen.findByRole('button', { name: 'Turn sound on' }))
    expect(await screen.findByRole('button', { name: 'Turn sound off' })).toBeTruthy()
    await roll()
  })

  it('[CL7] keeps its sounds itself', async () => {
    alone()
    const first = openArcadeAt(address, table())
    await userEvent.click(await screen.findByRole('button', { name: 'Turn sound on' }))
    first.unmount()
    resetOpening()
    openArcadeAt(address, table())
    expect(await screen.findByRole('button', { name: 'Turn sound off' })).toBeTruthy()
  })
})
