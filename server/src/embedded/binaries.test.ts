import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkLibraries } from './binaries.ts'

let root = ''
const link = () => join(root, 'native', 'lib', 'libpq.so.5')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'binaries-'))
  mkdirSync(join(root, 'native', 'lib'), { recursive: true })
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.17'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.17', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
})

afterEach(() => rmSync(root, { recursive: true }))

test('library links that an install script did not make are made, once', () => {
  linkLibraries(root)
  linkLibraries(root)
  expect(readlinkSync(link())).toBe('libpq.so.5.17')
  expect(readFileSync(link(), 'utf8')).toBe('library')
})

test('a broken link is made anew', () => {
  symlinkSync('gone', link())
  linkLibraries(root)
  expect(readlinkSync(link())).toBe('libpq.so.5.17')
})

test('a link that may not be made ends in one sentence', () => {
  rmSync(join(root, 'native', 'lib'), { recursive: true })
  expect(() => linkLibraries(root)).toThrow(/lacks the library link .+; run npm rebuild/)
})
