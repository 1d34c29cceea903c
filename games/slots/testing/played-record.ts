import { sha256, toHex } from '@baize/kernel/sha256'
import type { Estimate } from '../proof/measure.ts'

/** What the models paid when they were last played, and a hash of all that it depends on. */
export type PlayedRecord = {
  readonly sources: string
  readonly played: Readonly<Record<string, Estimate>>
}

const root = new URL('../../../', import.meta.url)
const first = new URL('play-model.ts', import.meta.url)

/** A hash of what plays a model: its file and every file that is imported from there on, as the given function reads them. */
export function hashSources(read: (file: URL) => string): string {
  const known = new Map<string, URL>([[first.href, first]])
  let all = ''
  // What is found on the way is added to the end, and reached too.
  for (const file of known.values()) {
    const text = read(file)
    all += `${file.href.slice(root.href.length)}\n${text}\n`
    for (const [, name = ''] of text.matchAll(/^(?:import|export|\}) .*from '([^']+)'$/gm)) {
      const next = name.startsWith('@baize/')
        ? new URL(`${name.slice('@baize/'.length)}.ts`, root)
        : new URL(name, file)
      known.set(next.href, next)
    }
  }
  return toHex(sha256(new TextEncoder().encode(all)))
}

/** What is known of a model without playing it: nothing once a source has changed. */
export function recall(record: PlayedRecord, sources: string, id: string): Estimate | undefined {
  return record.sources === sources ? record.played[id] : undefined
}
