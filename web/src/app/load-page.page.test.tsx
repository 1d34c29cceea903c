import { render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activateTexts } from '@baize/texts/browser'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { englishTexts } from '@baize/ui/testing/english-texts.ts'
import { UiTextsProvider } from '@baize/ui/texts'
import { loadPage } from '@baize/ui/waiting/load-page.ts'
import { LoadFence } from './load-fence.tsx'
import { PageCover } from './page-cover.tsx'

const never = () => new Promise<never>(() => {})
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
type Load = () => Promise<{ default: () => string }>

/** The part as the site draws it: behind its fence, under its cover. */
function drawPart(load: Load) {
  const Part = lazy(() => loadPage(load))
  return render(
    <UiTextsProvider value={englishTexts}>
      <LoadFence>
        <Suspense fallback={<PageCover />}>
          <Part />
        </Suspense>
      </LoadFence>
    </UiTextsProvider>,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  activateTexts('EN', compileRooms('EN', bootRooms.web))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the code of a page', () => {
  it('that takes a while shows the shape of a page, and says that it loads', async () => {
    const { container } = drawPart(never)
    expect(screen.queryByRole('status')).toBeNull()
    expect((await screen.findByRole('status')).textContent).toBe('Loading')
    expect(container.querySelectorAll('.skeleton').length).toBeGreaterThan(4)
  })

  it('that does not come within 120000 ms gives the message that loading took too long', async () => {
    vi.useFakeTimers()
    const outcome = vi.fn<(error: unknown) => void>()
    loadPage(never).catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledOnce()
    vi.useRealTimers()
    drawPart(() => Promise.reject(outcome.mock.calls[0]?.[0]))
    expect(await screen.findByText('Loading the page took too long')).toBeTruthy()
  })

  it('that fails reloads the page once, then gives the load error with a way to reload', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const first = drawPart(gone)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    first.unmount()

    drawPart(gone)
    expect(await screen.findByText('The page could not be loaded')).toBeTruthy()
    expect(reload).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: 'Reload' }).click()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('that is slow is covered by a spinner after a moment and not before, and by nothing once it is there', async () => {
    let arrive: (module: { default: () => string }) => void = () => {}
    drawPart(() => new Promise((done) => (arrive = done)))
    expect(screen.queryByText('Loading')).toBeNull()
    expect(await screen.findByText('Loading')).toBeTruthy()
    arrive({ default: () => 'The page' })
    expect(await screen.findByText('The page')).toBeTruthy()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('of a part that the page can do without leaves silently', async () => {
    sessionStorage.setItem('reloaded-for-new-build', '1')
    const Part = lazy(() => loadPage<{ default: () => string }>(gone))
    const { container } = render(
      <LoadFence quiet>
        <Suspense>
          <Part />
        </Suspense>
      </LoadFence>,
    )
    await new Promise((done) => setTimeout(done, 50))
    expect(container.textContent).toBe('')
  })
})
