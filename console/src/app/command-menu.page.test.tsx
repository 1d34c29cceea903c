import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../shared/api.ts'
import { fakeServer, gives } from '../testing/fake-server.ts'
import { anaSession } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'

beforeEach(() => {
  sessionStorage.setItem('ops-token', 'a-token')
  fakeServer({
    'GET /ops/api/session': () => gives(anaSession),
    'GET /ops/api/approvals': () => gives([]),
    'GET /ops/api/operators': () => gives([anaSession.operator]),
  })
})

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const openMenu = async () => {
  await screen.findByRole('heading', { name: 'Approvals', level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  return await screen.findByRole('combobox', { name: 'Find a page' })
}

describe('the command menu', () => {
  it('jumps to a page by a few letters and Enter', async () => {
    const { where } = renderConsole('/approvals')
    const field = await openMenu()
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard('oper{Enter}')
    expect(await screen.findByRole('heading', { name: 'Operators', level: 1 })).toBeTruthy()
    expect(where()).toBe('/ops/operators')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('walks the list with the arrow keys, round its ends, and names the chosen one', async () => {
    renderConsole('/approvals')
    const field = await openMenu()
    await waitFor(() => expect(document.activeElement).toBe(field))
    const chosen = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(chosen()).toBe('Dashboard')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe('Withdrawals')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toBe('Sign out')
  })

  it('says when nothing has the name, and Escape closes it', async () => {
    renderConsole('/approvals')
    const field = await openMenu()
    await userEvent.type(field, 'croupiers')
    expect(screen.getByText('No page has this name.')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('obeys g with a letter, until single keys are switched off', async () => {
    const { where } = renderConsole('/approvals')
    await screen.findByRole('heading', { name: 'Approvals', level: 1 })
    localStorage.setItem('ops-keys', 'off')
    await userEvent.keyboard('go')
    expect(where()).toBe('/ops/approvals')
    localStorage.removeItem('ops-keys')
    await userEvent.keyboard('go')
    await waitFor(() => expect(where()).toBe('/ops/operators'))
  })
})
