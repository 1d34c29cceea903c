import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { setAddressBase, setAddressPlaces } from '../navigation/address.ts'

// Run before each file. Files share programs and document, so that each begins as a first visit does.
freshVisit()
afterEach(cleanup)
// Pages load their code when they are first opened, which a busy machine takes its time for.
configure({ getElementError: elementError, asyncUtilTimeout: 30_000 })

function freshVisit(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // The document of the tests decodes nothing, so every picture counts as one.
  globalThis.createImageBitmap = () => Promise.resolve({ width: 1, height: 1, close() {} })
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  }
  document.title = ''
  history.replaceState(null, '', '/')
  setAddressBase('')
  setAddressPlaces((path) => path)
}

/** The page is written down for whoever reads the message: a search that waits fails many times before it finds. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let told: string | undefined
  const tell = () => (told ??= [message ?? '', prettyDOM(container)].join('\n\n'))
  return Object.defineProperty(error, 'message', { configurable: true, get: tell })
}
