import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '../features/session/api.ts'
import { queryClient } from '../shared/api.ts'
import { keepSession } from '../shared/session.ts'
import { fakeServer, gives, refused } from '../testing/fake-server.ts'
import { anaSession } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'

const usual = {
  'GET /ops/api/session': () => gives(anaSession),
  'GET /ops/api/approvals': () => gives([]),
  'GET /ops/api/operators': () => gives([anaSession.operator]),
  'DELETE /ops/api/session': () => gives({}),
}

beforeEach(() => {
  sessionStorage.setItem('ops-token', 'a-token')
  fakeServer(usual)
})

afterEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe('the addresses of the console', () => {
  it('turn the page: title, focus, a word for screen readers, the mark in the menu', async () => {
    const { where } = renderConsole('/approvals')
    await heading('Approvals')
    expect(document.title).toBe('Approvals, Baize operations')
    await userEvent.click(screen.getByRole('link', { name: 'Operators' }))
    await heading('Operators')
    expect(where()).toBe('/ops/operators')
    expect(document.title).toBe('Operators, Baize operations')
    expect(document.activeElement?.id).toBe('main')
    expect(screen.getByText('Operators', { selector: '[aria-live] p' })).toBeTruthy()
    const marked = screen.getAllByRole('link', { current: 'page' })
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Operators'])
  })

  it('lead back and forward', async () => {
    renderConsole('/approvals')
    await heading('Approvals')
    await userEvent.click(screen.getByRole('link', { name: 'Operators' }))
    await heading('Operators')
    act(() => history.back())
    expect(await heading('Approvals')).toBeTruthy()
    act(() => history.forward())
    expect(await heading('Operators')).toBeTruthy()
  })

  it.each(['a-token', ''])('that nobody knows say so, with the session "%s"', async (token) => {
    if (token === '') sessionStorage.clear()
    const { where } = renderConsole('/nowhere')
    await heading('There is no such page')
    expect(where()).toBe('/ops/nowhere')
    expect(document.title).toBe('There is no such page, Baize operations')
  })

  it('of other roles tell who may go there, and the menu leaves them out', async () => {
    const finance = { ...anaSession.operator, roles: ['finance'] }
    const { asked } = fakeServer({
      ...usual,
      'GET /ops/api/session': () => gives({ ...anaSession, operator: finance }),
    })
    renderConsole('/operators')
    await heading('This page is for other roles')
    expect(asked).not.toContain('GET /ops/api/operators')
    expect(screen.queryByRole('link', { name: 'Operators' })).toBeNull()
  })
})

describe('the session', () => {
  it('is asked for first, and the address with its filters is kept for afterwards', async () => {
    sessionStorage.clear()
    const { where } = renderConsole('/approvals?who=ana&page=2')
    await heading('Sign in')
    expect(where()).toBe('/ops/sign-in?next=%2Fops%2Fapprovals%3Fwho%3Dana%26page%3D2')
    act(() => keepSession('a-token', 30))
    await heading('Approvals')
    expect(where()).toBe('/ops/approvals?who=ana&page=2')
    expect(document.activeElement?.id).toBe('main')
  })

  it('once there leads past the sign-in, and never to another site', async () => {
    const { where } = renderConsole('/sign-in?next=%2F%2Felsewhere.example%2Fapprovals')
    await waitFor(() => expect(where()).toBe('/ops/'))
  })

  it('that is over leaves nothing in memory and keeps no address of who signed out', async () => {
    const { where } = renderConsole('/approvals')
    await heading('Approvals')
    const read = queryClient.getQueryCache().getAll()
    await act(() => signOut())
    await heading('Sign in')
    expect(where()).toBe('/ops/sign-in')
    expect(document.title).toBe('Sign in, Baize operations')
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    const kept = [...read, ...queryClient.getQueryCache().getAll()]
    expect(kept.filter(({ state }) => state.data !== undefined)).toEqual([])
  })

  it('that cannot be asked for tells why, and asks again', async () => {
    let broken = true
    fakeServer({
      ...usual,
      'GET /ops/api/session': () => (broken ? refused('defect', 500) : gives(anaSession)),
    })
    renderConsole('/approvals')
    await heading('This page could not be loaded')
    expect(screen.getByText('Reference req_test')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Approvals')
  })
})

describe('a house that is away', () => {
  it('is said once, to screen readers too, and goes by itself when it is back', async () => {
    let away = true
    const refusing = (value: unknown) => () => (away ? refused('unavailable', 503) : gives(value))
    fakeServer({
      ...usual,
      'GET /ops/api/approvals': refusing([]),
      'GET /ops/api/operators': refusing([anaSession.operator]),
    })
    renderConsole('/approvals')
    await heading('Approvals')
    await userEvent.click(screen.getByRole('link', { name: 'Operators' }))
    const said = /^The house cannot be reached right now/
    const bar = () => screen.queryAllByRole('status').filter((each) => said.test(each.textContent))
    await waitFor(() => expect(bar()).toHaveLength(1))
    // What failed waits, and says nothing of its own.
    const { queryClient } = await import('../shared/api.ts')
    const failed = () => queryClient.getQueryState(['operators'])?.status
    await waitFor(() => expect(failed()).toBe('error'), { timeout: 8000 })
    expect(screen.queryByRole('alert')).toBeNull()
    away = false
    await waitFor(() => expect(bar()).toHaveLength(0), { timeout: 8000 })
    expect((await screen.findAllByText(anaSession.operator.name)).length).toBeGreaterThan(0)
  }, 30_000)
})
