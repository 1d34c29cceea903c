import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './plan.ts'

/** What the plan of a room looks at, in the house below `root`. */
export function readSources(root: string): Sources {
  const template = join(root, 'tools/new-room/template')
  const templates = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .map((path) => [path, readFileSync(join(template, path), 'utf8')] as const)
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    migrations: readdirSync(join(root, 'server/migrations')),
    templates: new Map(templates),
  }
}
