import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion } from '@baize/ui/overlays/live-region'
import { loadTexts } from '@baize/texts/browser'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { englishTexts } from '@baize/ui/testing/english-texts.ts'
import { UiTextsProvider } from '@baize/ui/texts'
import { queryClient } from '../../shared/api.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { RealityCheck } from './reality-check.tsx'

const minute = 60_000

beforeEach(() =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
  }),
)
afterEach(() => vi.useRealTimers())

async function play(reminderMinutes: number | null, playedMinutes: number) {
  const startedAt = Date.now() - playedMinutes * minute
  const site = renderSite({
    as: 'member',
    at: '/seamless?game=7',
    answers: {
      '/wps/protection': { currency: 'PHP', limits: [], reminderMinutes, bar: null },
      'POST /wps/protection/reminder/acknowledge': {},
    },
    children: (
      <QueryClientProvider client={queryClient}>
        <UiTextsProvider value={englishTexts}>
          <LiveRegion>
            <RealityCheck person="mem_1" startedAt={startedAt} net={-39_950n} currency="PHP" />
          </LiveRegion>
        </UiTextsProvider>
      </QueryClientProvider>
    ),
  })
  await act(async () => await loadTexts('protection', 'play'))
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const acknowledged = () =>
    site.asked.filter(({ pathname }) => pathname.endsWith('/acknowledge')).map(({ body }) => body)
  return { ...site, user, acknowledged }
}
/** The button, once it listens. */
async function awake(name: string): Promise<HTMLButtonElement> {
  for (let tries = 0; tries < 20; tries += 1) {
    const button = screen.queryByRole<HTMLButtonElement>('button', { name })
    if (button?.disabled === false) return button
    await wait(500)
  }
  throw new Error(`${name} does not listen.`)
}

const wait = (ms: number) => act(async () => await vi.advanceTimersByTimeAsync(ms))

describe('the reality check', () => {
  it('comes when the time is up, tells how long and how much, and hears no key at first', async () => {
    const { user, acknowledged } = await play(30, 29)
    await wait(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    await wait(minute)
    const dialog = await screen.findByRole('dialog', { name: 'You have played for 30 minutes' })
    expect(dialog.textContent).toContain('PHP\u00a0399.50')
    await user.keyboard('{Escape}{Enter} ')
    expect(screen.getByRole('dialog')).toBe(dialog)
    const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' })
    await wait(1100)
    await user.click(goOn)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(acknowledged()).toEqual([{ playedMinutes: 30, goesOn: true }])
    await wait(29 * minute)
    expect(screen.queryByRole('dialog')).toBeNull()
    await wait(minute + 2000)
    expect(screen.getByRole('dialog', { name: 'You have played for 60 minutes' })).toBeTruthy()
  })

  it('leads to a break, away from the game', async () => {
    const { user, acknowledged } = await play(15, 40)
    await user.click(await awake('Take a break'))
    expect(readAddress()).toMatchObject({ path: '/', search: { m: 'limits' } })
    expect(acknowledged()).toEqual([{ playedMinutes: 40, goesOn: false }])
  })

  it('leads to the betting record over the game', async () => {
    const { user } = await play(15, 40)
    await user.click(await awake('Betting record'))
    expect(readAddress()).toMatchObject({
      path: '/seamless',
      search: { game: '7', m: 'personalHistoryCopy' },
    })
  })

  it('leaves alone who did not ask for it', async () => {
    await play(null, 500)
    await wait(10 * minute)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
