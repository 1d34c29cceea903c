import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLanguage, type Language } from '@baize/kernel/language'
import { compileRooms } from './catalogue.ts'
import type { TextRoom } from './keys.ts'

// Files share their modules, and those before this one may have loaded any room: these begin without one.
vi.resetModules()
const { activateTexts, loadTexts, switchLanguage, translate } = await import('./browser.ts')
const { useText } = await import('./use-text.ts')

/** How often the greeting was drawn. */
const drawn = vi.fn<() => void>()
function Greeting() {
  drawn()
  return <p>{useText()('shell.home')}</p>
}

/** Answers as the server does, each when its turn comes. */
let asked: { address: string; answer: () => void }[] = []
function serveTexts(input: RequestInfo | URL): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input)
  const [, language = '', names = ''] = /\/texts\/(\w+)\/(.+)\.json/.exec(address) ?? []
  if (!isLanguage(language)) throw new Error(address)
  const messages = compileRooms(language, names.split('+') as TextRoom[])
  return new Promise((resolve) => {
    asked.push({ address, answer: () => resolve(Response.json(messages)) })
  })
}

const answerAll = async () => {
  await act(async () => {
    for (const { answer } of asked.splice(0)) answer()
    await new Promise((resolve) => setTimeout(resolve))
  })
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(serveTexts))
  activateTexts('EN', compileRooms('EN', ['shell']))
  asked = []
  drawn.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const choose = async (language: Language) => {
  const done = switchLanguage(language)
  await answerAll()
  await answerAll()
  await done
}

describe('texts in a browser', () => {
  it('that come later draw nothing anew, and a change of language draws everything', async () => {
    render(<Greeting />)
    expect(drawn).toHaveBeenCalledTimes(1)
    const loaded = loadTexts('catalogue-search')
    await answerAll()
    await loaded
    expect(translate('catalogue-search.results')).toBe('Results')
    expect(drawn).toHaveBeenCalledTimes(1)
    await choose('JA')
    expect(screen.getByText('ホーム')).toBeTruthy()
    expect(translate('catalogue-search.results')).not.toBe('Results')
  })

  it('that several ask for at once are fetched once', async () => {
    const both = [loadTexts('play'), loadTexts('play')]
    expect(asked).toHaveLength(1)
    await answerAll()
    await Promise.all(both)
    expect(translate('play.lines')).not.toBe('play.lines')
  })

  it('that are on their way when another language is chosen come in that one', async () => {
    const loaded = loadTexts('protection')
    const [first] = asked.splice(0)
    await choose('JA')
    await act(async () => first?.answer())
    await answerAll()
    await loaded
    expect(translate('shell.home')).toBe('ホーム')
    expect(translate('protection.day')).toBe('直近24時間')
  })
})
