import { onTestFinished, vi } from 'vitest'

/** A strip 390 px wide whose entries are 68 px wide and begin where it is said. */
export function layOutStrip(leftOf: (name: string) => number) {
  const rect = (left: number, width: number) => new DOMRect(left, 0, width, 68)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    return this.matches('a, button') ? rect(leftOf(this.textContent), 68) : rect(0, 390)
  })
  const scrollBy = vi.fn<(options?: ScrollToOptions) => void>()
  Object.defineProperty(Element.prototype, 'scrollBy', { value: scrollBy, configurable: true })
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(Element.prototype, 'scrollBy')
  })
  return scrollBy
}
