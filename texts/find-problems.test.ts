import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '@baize/kernel/language'
import { findTextProblems } from './find-problems.ts'

let home: string
const write = (folder: string, room: string, text: string) =>
  writeFileSync(join(home, folder, `${room}.json`), text)

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'baize-texts-'))
  for (const { folder } of languages) {
    mkdirSync(join(home, folder))
    write(folder, 'toy', '{ "title": "Toys", "empty": "None" }')
  }
})
afterEach(() => rmSync(home, { recursive: true }))

describe('findTextProblems', () => {
  it('[X1] finds nothing in the texts of the house', () => {
    expect(findTextProblems()).toEqual([])
  })
  it('[X1] finds nothing where every language has the room with its words', () => {
    expect(findTextProblems(['toy'], home)).toEqual([])
  })
  it('[X2] names room and language where a language lacks the room', () => {
    rmSync(join(home, 'ja', 'toy.json'))
    expect(findTextProblems([], home)).toEqual([
      'The room toy of the texts is missing in ja: there is no texts/ja/toy.json.',
    ])
  })
  it('[X2] names a room that somebody needs and no language has', () => {
    const problems = findTextProblems(['ghost'], home)
    expect(problems).toHaveLength(languages.length)
    expect(problems[0]).toContain('ghost of the texts is missing in en')
  })
  it('[X2] names the words that a language lacks', () => {
    write('pt', 'toy', '{ "title": "Brinquedos", "empty": " " }')
    expect(findTextProblems([], home)).toEqual(['The room toy of the texts lacks empty in pt.'])
  })
  it('[X2] names a file that is no JSON', () => {
    write('ko', 'toy', '{ "title": ')
    expect(findTextProblems([], home)[0]).toContain('toy of the texts cannot be read in ko')
  })
})
