import type { Language } from '@baize/kernel/language'
import type { Results } from './found-game.ts'
import { readIndex, type LocalIndex } from './local-index.ts'

/** What the page says to the worker, and what it hears. */
export type Order =
  | { readonly kind: 'load'; readonly bytes: ArrayBuffer; readonly language: Language }
  | { readonly kind: 'find'; readonly turn: number; readonly words: string; readonly limit: number }
export type SearchReport =
  | { readonly kind: 'loaded'; readonly usable: boolean }
  | { readonly kind: 'found'; readonly turn: number; readonly results: Results }

let index: LocalIndex | undefined

// The page has nothing to paint while it waits, so what takes long happens here: reading, making the index, searching.
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'load') {
    // What goes wrong reaches the page as the worker's error, as if it had not been waited for.
    load(data.bytes, data.language).catch(reportError)
  } else if (index) {
    report({ kind: 'found', turn: data.turn, results: index.find(data.words, data.limit) })
  }
})

async function load(bytes: ArrayBuffer, language: Language): Promise<void> {
  index = await readIndex(bytes, language)
  report({ kind: 'loaded', usable: index !== undefined })
}

function report(message: SearchReport): void {
  postMessage(message)
}
