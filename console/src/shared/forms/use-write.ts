import { useQueryClient } from '@tanstack/react-query'

/** Runs a write, after which everything that was read under these roots is read anew, whatever came of it. */
export function useWrite(
  ...roots: readonly string[]
): <Reply>(write: () => Promise<Reply>) => Promise<Reply> {
  const client = useQueryClient()
  return async (write) => {
    try {
      return await write()
    } finally {
      await Promise.all(roots.map((root) => client.invalidateQueries({ queryKey: [root] })))
    }
  }
}
