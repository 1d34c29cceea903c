import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useWrite } from './use-write.ts'

function given() {
  const client = new QueryClient()
  for (const root of ['cashier', 'approvals', 'books']) client.setQueryData([root, 'list'], [])
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useWrite('cashier', 'approvals'), { wrapper })
  const isStale = (root: string) => client.getQueryState([root, 'list'])?.isInvalidated
  return { write: result.current, isStale }
}

describe('a write', () => {
  it('gives its answer, after what hangs together with it is to be read anew', async () => {
    const { write, isStale } = given()
    expect(await write(async () => 'done')).toBe('done')
    expect([isStale('cashier'), isStale('approvals'), isStale('books')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('has it read anew also when it failed, for somebody else may have been first', async () => {
    const { write, isStale } = given()
    await expect(write(() => Promise.reject(new Error('changed meanwhile')))).rejects.toThrow(
      'changed meanwhile',
    )
    expect([isStale('cashier'), isStale('approvals')]).toEqual([true, true])
  })
})
