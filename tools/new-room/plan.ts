import { roomWords } from './words.ts'

export type RoomName = {
  /** One lower-case word. */
  readonly room: string
  /** What it owns, in a sentence. */
  readonly line: string
  /** How high it stands; see `tools/tidy/storeys.ts`. */
  readonly storey: number
}

/** The files of the house as far as the plan looks at them, and those of the template. */
export type Sources = {
  readonly read: (path: string) => string
  readonly migrations: readonly string[]
  readonly templates: ReadonlyMap<string, string>
}

const storeysFile = 'tools/tidy/storeys.ts'
const roomsFile = 'server/src/wiring/rooms.ts'

/**
 * Every file that a new room adds, and the two that get a line: its height in the plan of the house, and its place in
 * the wiring.
 */
export function planRoom(name: RoomName, sources: Sources): Map<string, string> {
  const files = new Map<string, string>()
  for (const [path, text] of sources.templates) {
    files.set(placeFor(path, name.room, sources), fill(text, name))
  }
  for (const [path, text] of wordFiles(name.room)) files.set(path, text)
  files.set(storeysFile, withStorey(sources.read(storeysFile), name))
  files.set(roomsFile, withWire(sources.read(roomsFile), name.room))
  return files
}

function fill(text: string, { room, line }: RoomName): string {
  return text
    .replaceAll('{{room}}', room)
    .replaceAll('{{Room}}', capital(room))
    .replaceAll('{{LETTERS}}', room.slice(0, 2).toUpperCase())
    .replaceAll('{{Line}}', line)
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Where a template belongs: `__room__` in its path is the room, and a migration gets the next number. */
function placeFor(path: string, room: string, { migrations }: Sources): string {
  const plain = path.replace(/\.txt$/, '')
  if (plain.endsWith('.sql')) {
    return `server/migrations/${nextNumber(migrations)}_${room}.sql`
  }
  const named = plain.replaceAll('__room__', room)
  return named.replace(/^texts\//, 'texts/rooms/')
}

function nextNumber(migrations: readonly string[]): string {
  const highest = Math.max(0, ...migrations.map((file) => Number.parseInt(file, 10)))
  return String(highest + 1).padStart(4, '0')
}

function* wordFiles(room: string): Generator<readonly [path: string, text: string]> {
  const json = (words: object) => `${JSON.stringify(words, null, 2)}\n`
  for (const [language, { site, desk }] of Object.entries(roomWords)) {
    yield [`texts/${language}/${room}.json`, json(site)]
    yield [`texts/${language}/${room}-desk.json`, json(desk)]
    yield [`texts/${language}/${room}-menu.json`, json({ page: capital(room) })]
    yield [`texts/${language}/${room}-desk-menu.json`, json({ page: capital(room) })]
  }
}

/** The row of a storey is a list in the order of the heights. */
function withStorey(text: string, { room, storey }: RoomName): string {
  const start = text.indexOf('= [') + 3
  const rows = [...text.slice(start, text.indexOf('\n]', start)).matchAll(/\n {2}\[[^\]]*\],/g)]
  const row = rows[storey]
  if (!row) throw new Error(`There is no storey ${storey}.`)
  const at = start + row.index + row[0].length - 2
  return `${text.slice(0, at)}, '${room}'${text.slice(at)}`
}

function withWire(text: string, room: string): string {
  const end = text.lastIndexOf(']')
  return `${text.slice(0, end).trimEnd()}\n  import('./${room}.ts'),\n${text.slice(end)}`
}
