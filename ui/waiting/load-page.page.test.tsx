import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Fence } from './fence.tsx'
import { loadPage, PageTooSlow } from './load-page.ts'
import { part } from './part.tsx'

const mark = 'reloaded-for-new-build'
const never = () => new Promise<never>(() => {})
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const here = () => Promise.resolve({ Page: () => <p>The page</p> })

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stubReload = () => vi.spyOn(location, 'reload').mockImplementation(() => {})

describe('the code of a page', () => {
  it('is waited for 120 seconds and no longer', async () => {
    vi.useFakeTimers()
    const outcome = vi.fn<(error: unknown) => void>()
    loadPage(never).catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(PageTooSlow)
  })

  it('that is gone reloads the page once, and the second failure is told', async () => {
    const reload = stubReload()
    void loadPage(gone)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(loadPage(gone)).rejects.toThrow('Failed to fetch')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that came clears the mark, so that the next deployment reloads again', async () => {
    const reload = stubReload()
    sessionStorage.setItem(mark, '1')
    await loadPage(here)
    void loadPage(gone)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

describe('a part', () => {
  it('shows its cover until its code is there', async () => {
    const Page = part(here, 'Page')
    render(
      <Suspense fallback="coming">
        <Page />
      </Suspense>,
    )
    expect(screen.getByText('coming')).toBeTruthy()
    expect(await screen.findByText('The page')).toBeTruthy()
  })

  it('that was fetched early is drawn at once', async () => {
    const Page = part(here, 'Page')
    Page.fetchEarly()
    await here()
    render(
      <Suspense fallback="coming">
        <Page />
      </Suspense>,
    )
    expect(screen.getByText('The page')).toBeTruthy()
  })

  it('that could not be fetched early neither reloads the page nor complains', async () => {
    const reload = stubReload()
    part(gone, 'Page').fetchEarly()
    await new Promise((done) => setTimeout(done, 0))
    expect(reload).not.toHaveBeenCalled()
  })

  it('that failed is replaced by what its fence says, and its neighbours stay', async () => {
    sessionStorage.setItem(mark, '1')
    const Page = part(gone, 'Page')
    render(
      <>
        <p>A neighbour</p>
        <Fence renderFailure={(error) => <p>{String(error)}</p>}>
          <Suspense>
            <Page />
          </Suspense>
        </Fence>
      </>,
    )
    expect(await screen.findByText(/Failed to fetch/)).toBeTruthy()
    expect(screen.getByText('A neighbour')).toBeTruthy()
  })
})
