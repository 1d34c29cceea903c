import { createRoot } from 'react-dom/client'
import { isLanguage } from '@baize/kernel/language'
import { activateTexts } from '@baize/texts/browser'
import { languageEntry } from '@baize/kernel/language'
import { Root } from '../app/root.tsx'
import { createFakeArcade, addressOf, fakeFetch } from './fake-arcade.ts'
import '../style.css'

// A page for the eye, served by the development server alone: a game against a table in memory.
const asked = new URLSearchParams(location.search)
const wire = asked.get('language')
const language = isLanguage(wire) ? wire : 'EN'
const arcade = createFakeArcade({
  model: asked.get('model') ?? 'lines-20-medium',
  name: asked.get('name') ?? 'Sweet Lantern',
  vendor: asked.get('vendor') ?? 'HL',
  code: asked.get('code') ?? 'g1',
  ...(asked.get('family') !== null && { family: asked.get('family') ?? '' }),
  balance: BigInt(asked.get('balance') ?? '1248050'),
  seeds: (asked.get('seeds') ?? '').split(',').filter(Boolean).map(Number),
})
const own = fetch
const { fetch: fake } = fakeFetch(arcade, 120)
window.fetch = async (input, init) =>
  new URL(addressOf(input), location.origin).pathname.startsWith('/arcade/')
    ? fake(input, init)
    : own(input, init)

const page = asked.get('page') ?? ''
history.replaceState(null, '', `/arcade/${page}?token=story${location.hash}`)
const texts = await own(`/texts/${language}/first-arcade.json`)
activateTexts(language, (await texts.json()) as Parameters<typeof activateTexts>[1])
document.documentElement.lang = languageEntry(language).tag
createRoot(document.getElementById('root') as HTMLElement).render(<Root />)
