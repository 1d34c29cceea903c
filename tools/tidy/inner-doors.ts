import { posix } from 'node:path'
import type { SourceTree } from './source-tree.ts'
import { isTest } from './storeys.ts'

/** What an inner room serves and does on a clock; the room around it binds these. */
const boundFiles = /^(?:[^/]+-)?(?:routes|jobs)\.ts$/

/**
 * A folder inside a room that has a file named like itself is an inner room: that file is its door. Says which inner
 * room an import enters past its door; nothing when it enters none, or by the door.
 */
export function innerRoomPassed(tree: SourceTree, path: string, target: string) {
  if (isTest(path)) return undefined
  const folder = innerRoomsAround(tree, target).find((one) => !path.startsWith(`${one}/`))
  if (folder === undefined) return undefined
  const inside = target.slice(folder.length + 1)
  const door = `${posix.basename(folder)}.ts`
  if (inside === door || inside === 'events.ts') return undefined
  const isAround = posix.dirname(path) === posix.dirname(folder)
  return isAround && boundFiles.test(inside) ? undefined : { folder, door }
}

/** The inner rooms that a file stands in, from the outside in. The ledger is a room of its own. */
function innerRoomsAround(tree: SourceTree, path: string): string[] {
  const room = /^server\/src\/(?:rooms\/[^/]+|ledger)\//.exec(path)?.[0]
  if (room === undefined) return []
  const names = posix.dirname(path.slice(room.length)).split('/')
  return names
    .map((_, index) => room + names.slice(0, index + 1).join('/'))
    .filter((folder) => tree.files.has(`${folder}/${posix.basename(folder)}.ts`))
}
