import { calls } from 'virtual:contract'
import type { Language } from '@baize/kernel/language'
import { longestList, type Results } from './found-game.ts'
import type { Order, SearchReport } from './search-worker.ts'

/**
 * The index of one language in its worker. It is fetched when somebody reaches for the search box, and until it is there,
 * or when it cannot be had, the server is asked instead.
 */
type InstantIndex = { readonly language: Language; worker?: Worker; ready: boolean }

let current: InstantIndex | undefined
let turns = 0
const waiting = new Map<number, (results: Results) => void>()

/** The newest question and its answer, for whoever asks it again. */
let asked: { words: string; worker: Worker; answer: Promise<Results> } | undefined

/** Begins to fetch the index of a language, unless it is there or on its way. */
export function prepareIndex(language: Language): void {
  if (current?.language === language || wantsLittleData()) return
  forgetIndex()
  const index: InstantIndex = { language, ready: false }
  current = index
  // Whatever went wrong, the next one who reaches for the box tries again.
  const giveUp = () => {
    index.worker?.terminate()
    if (current === index) current = undefined
  }
  load(index, giveUp).catch(giveUp)
}

async function load(index: InstantIndex, giveUp: () => void): Promise<void> {
  const { language } = index
  const answer = await fetch(`${calls.getSearchIndex[1]}?language=${language}`)
  if (!answer.ok) throw new Error(`search index ${answer.status}`)
  const bytes = await answer.arrayBuffer()
  // Another language was chosen meanwhile.
  if (current !== index) return
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  index.worker = worker
  worker.addEventListener('error', giveUp)
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReport>) => {
    if (data.kind === 'loaded') {
      index.ready = data.usable
      if (!data.usable) worker.terminate()
    } else {
      waiting.get(data.turn)?.(data.results)
      waiting.delete(data.turn)
    }
  })
  const order: Order = { kind: 'load', bytes, language }
  worker.postMessage(order, [bytes])
}

/**
 * What the index has for the words; nothing while there is none. It may be asked when the key is pressed, before anything
 * is drawn: the list that asks for the same words then finds the answer on its way.
 */
export async function findInstantly(
  words: string,
  language: Language,
): Promise<Results | undefined> {
  const { worker } = current ?? {}
  if (!worker || current?.language !== language || !current.ready) return undefined
  if (asked?.worker !== worker || asked.words !== words) {
    asked = { words, worker, answer: ask(worker, words) }
  }
  return await asked.answer
}

async function ask(worker: Worker, words: string): Promise<Results> {
  turns += 1
  const order: Order = { kind: 'find', turn: turns, words, limit: longestList }
  return await new Promise((resolve) => {
    // Only the newest question matters; whoever asked before has stopped listening.
    waiting.clear()
    waiting.set(turns, resolve)
    worker.postMessage(order, [])
  })
}

/** Gives up the index and its worker; the next one who reaches for the box begins anew. */
export function forgetIndex(): void {
  current?.worker?.terminate()
  current = undefined
  asked = undefined
  waiting.clear()
}

/** Some pay for every byte and have said so. */
function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
