import { CallFailed } from './client.ts'

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null }

export type ReadOptions = {
  readonly signal: AbortSignal
  readonly onCount: (items: number) => void
}

const pauseMs = 5000

/** Hands on a list page by page until its end, until it is stopped, or up to a limit; says whether that cut it. */
export async function readPages<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
  take: (items: readonly Item[]) => void,
  { signal, onCount, most = Infinity }: ReadOptions & { readonly most?: number },
): Promise<{ readonly isCut: boolean }> {
  let cursor: string | null | undefined
  let count = 0
  do {
    const page: Page<Item> = await patiently(() => read(cursor ?? undefined), signal)
    take(page.items.slice(0, most - count))
    count = Math.min(most, count + page.items.length)
    onCount(count)
    cursor = page.next
    if (count >= most && cursor !== null) return { isCut: true }
  } while (cursor !== null)
  return { isCut: false }
}

/** A long list needs more calls than a minute allows; then it waits its turn. */
async function patiently<Value>(read: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof CallFailed && error.code === 'too_many_requests')) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
