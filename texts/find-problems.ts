import { languages } from '@baize/kernel/language'
import type { TextRoom } from './keys.ts'
import { listRooms, textsHome, textsOf, type TextFolder, type Texts } from './sources.ts'

const folders = languages.map(({ folder }) => folder)

/**
 * What a person would miss in the texts: a sentence for each room that a language lacks, cannot be read in, or has
 * without some of its words. Rooms that somebody needs besides may be named.
 */
export function findTextProblems(needed: readonly string[] = [], home = textsHome): string[] {
  const rooms = new Map(folders.map((folder) => [folder, new Set(listRooms(folder, home))]))
  const all = new Set([...needed, ...folders.flatMap((folder) => [...(rooms.get(folder) ?? [])])])
  return ([...all].sort() as TextRoom[]).flatMap((room) => {
    const without = folders.filter((folder) => !rooms.get(folder)?.has(room))
    if (without.length > 0) {
      return without.map(
        (folder) =>
          `The room ${room} of the texts is missing in ${folder}: there is no texts/${folder}/${room}.json.`,
      )
    }
    return findInRoom(room, home)
  })
}

function findInRoom(room: TextRoom, home: string): string[] {
  const problems: string[] = []
  const read = (folder: TextFolder): Texts | undefined => {
    try {
      return textsOf(folder, room, home)
    } catch (error) {
      problems.push(
        `The room ${room} of the texts cannot be read in ${folder}: ${(error as Error).message}`,
      )
      return undefined
    }
  }
  const keys = Object.keys(read('en') ?? {})
  for (const folder of folders.filter((other) => other !== 'en')) {
    const texts = read(folder)
    const missing = texts ? keys.filter((key) => (texts[key] ?? '').trim() === '') : []
    if (missing.length > 0) {
      problems.push(`The room ${room} of the texts lacks ${missing.join(', ')} in ${folder}.`)
    }
  }
  return problems
}
