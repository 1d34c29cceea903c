import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)
configure({ getElementError: elementError })

/** The page is written down for whoever reads the message: a search that waits fails many times before it finds. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  let told: string | undefined
  const tell = () => (told ??= [message ?? '', prettyDOM(container)].join('\n\n'))
  return Object.defineProperty(error, 'message', { configurable: true, get: tell })
}
