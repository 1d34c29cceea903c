import { act, render, waitFor } from '@testing-library/react'
import { activateTexts } from '@baize/texts/browser'
import { compileRooms } from '@baize/texts/catalogue'
import { answerTexts } from '@baize/texts/testing/answer-texts'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { Root } from '../app/root.tsx'
import { resetOpening } from '../app/use-opening.ts'
import { addressOf, fakeFetch, type Answer } from './fake-arcade.ts'

/** What the page around the game would have heard. */
export const heard: unknown[] = []

/** A game speaks after it has drawn, so what it says is waited for. */
export const hears = (message: object): Promise<void> =>
  waitFor(() => expect(heard).toContainEqual(message))

/** The page around says something to the game. */
export function pageSays(data: object): void {
  const source = window.parent as MessageEventSource
  act(
    () =>
      void dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source })),
  )
}

/** Registered by each file of tests, as hooks belong to the file that is being read: a fresh arcade for each test. */
export function withArcade(): void {
  const around = Object.getOwnPropertyDescriptor(window, 'parent')
  beforeEach(freshArcade)
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    if (around) Object.defineProperty(window, 'parent', around)
    else Reflect.deleteProperty(window, 'parent')
  })
}

function freshArcade() {
  heard.length = 0
  sessionStorage.clear()
  localStorage.clear()
  window.name = ''
  resetOpening()
  activateTexts('EN', compileRooms('EN', ['arcade', 'errors', 'ui']))
  // Results without motion: what is tested is what happens, not how it flies.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const parent = { postMessage: (message: unknown) => heard.push(message) }
  Object.defineProperty(window, 'parent', { value: parent, configurable: true })
}

/** Opens an address of the arcade, with the state of its history, against a table in memory; gives what was asked. */
export function openArcadeAt(address: string, answer: Answer, state: unknown = null) {
  history.replaceState(state, '', address)
  const { fetch: fake, asked } = fakeFetch(answer)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(addressOf(input), location.origin)
    return answerTexts(pathname) ?? (await fake(input, init))
  })
  const view = render(<Root />)
  return { asked, ...view }
}

export const playAddress = '/arcade/?token=launch-1&back=%2Fslots'

/** What is written in a part of the page; sums have spaces that do not break, which nobody types. */
export const textOf = (element: Element | null = document.body): string =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ')
