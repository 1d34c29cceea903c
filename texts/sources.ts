import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { LanguageEntry } from '@baize/kernel/language'
import type { TextRoom } from './keys.ts'

export type TextFolder = LanguageEntry['folder']
export type Texts = Readonly<Record<string, string>>

// From source the texts lie beside this file; the built server is one file, two folders below the root.
const here = import.meta.dirname
export const textsHome = basename(here) === 'texts' ? here : join(here, '../../texts')
// It keeps what it has read, and a server under development starts anew when a text changes.
const readOnce = createRequire(import.meta.url)

/** The rooms that a language has: a file in its folder is a room, and no list names it. */
export function listRooms(folder: TextFolder = 'en', home = textsHome): TextRoom[] {
  const files = readdirSync(join(home, folder)).filter((name) => name.endsWith('.json'))
  return files.map((name) => basename(name, '.json') as TextRoom).sort()
}

/** The texts of one room in one language, as they are written. */
export function textsOf(folder: TextFolder, room: TextRoom, home = textsHome): Texts {
  return readOnce(join(home, folder, `${room}.json`)) as Texts
}
