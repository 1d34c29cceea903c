import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { planRoom } from './new-room/plan.ts'
import { readSources } from './new-room/read-sources.ts'

/** `npm run new-room -- <name> "<what it owns>" [storey]`: a room that works, to be filled. */

const [room = '', line = '', storey = '10'] = process.argv.slice(2)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!/^[a-z]{3,20}$/.test(room))
  stop('Name the room in one lower-case word: npm run new-room -- cellar "…"')
if (line.length < 10) stop('Say in a sentence what the room owns, in quotes after its name.')
if (existsSync(`server/src/rooms/${room}`)) stop(`There is a room ${room} already.`)

const files = planRoom({ room, line, storey: Number(storey) }, readSources('.'))
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true })
  console.log(`${existsSync(path) ? 'a line in ' : 'new       '}${path}`)
  writeFileSync(path, text)
}
const code = [...files.keys()].filter((path) => /\.tsx?$/.test(path))
spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...code], { stdio: 'inherit' })
console.log(`\n${files.size} files. Read docs/guides/add-a-room.md, fill the room, then npm test.`)
