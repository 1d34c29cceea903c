import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A build whose pages have nothing in them but the places that the server fills. */
export function emptyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-build-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const page = '<html lang="en"><head><title></title></head><body><!--boot--></body></html>'
  for (const name of ['web', 'console', 'arcade']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true })
    writeFileSync(join(folder, name, 'index.html'), page)
  }
  writeFileSync(join(folder, 'web', 'sw.js'), '')
  return folder
}
