import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shared/api.ts'
import { sessionQuery } from '../../shared/operator.ts'
import { fakeServer, gives } from '../../testing/fake-server.ts'
import { anaSession, sealedEntry } from '../../testing/fixtures.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { EntryDrawer } from './entry-drawer.tsx'

beforeEach(() => {
  queryClient.setQueryData(sessionQuery.queryKey, anaSession)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function openEntry(detail: unknown) {
  fakeServer({ 'GET /ops/api/audit/7': () => gives(detail) })
  renderPart(<EntryDrawer sequence="7" onStep={() => {}} onClose={() => {}} />)
}

describe('the record of an audit entry', () => {
  it('says what changed, field by field, and leaves out what did not', async () => {
    openEntry(await sealedEntry())
    expect(await screen.findByText('Felt')).toBeTruthy()
    expect(screen.getByText('Lucky Felt')).toBeTruthy()
    expect(screen.getByText('name')).toBeTruthy()
    expect(screen.queryByText('hue')).toBeNull()
  })

  it('computes the hash here and finds the stored one', async () => {
    openEntry(await sealedEntry())
    expect(await screen.findByText('Recomputed, same')).toBeTruthy()
  })

  it('says that a hash differs, whatever the server claims', async () => {
    const detail = await sealedEntry()
    const other = 'f'.repeat(64)
    openEntry({ ...detail, entry: { ...detail.entry, hash: other }, recomputedHash: other })
    expect(await screen.findByText('Differs')).toBeTruthy()
    expect(screen.queryByText('Recomputed, same')).toBeNull()
  })

  it('does not trust a sound hash beside content that it was not made from', async () => {
    const detail = await sealedEntry()
    openEntry({ ...detail, after: { name: 'Something else', hue: 162 } })
    expect(await screen.findByText('Differs')).toBeTruthy()
  })
})
