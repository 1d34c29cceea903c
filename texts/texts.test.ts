import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { errors } from '@baize/contract/errors'
import { languages } from '@baize/kernel/language'
import { compileRooms, sentence } from './catalogue.ts'
import { listRooms, textsHome, textsOf } from './sources.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = listRooms()

/** The names of the values that a message fills in, however deep they stand. */
function placeholders(message: unknown): string[] {
  const names = new Set<string>()
  // A message is a list of texts and of values; a value is its name, its kind, and its choices, each a message.
  const walk = (content: unknown) => {
    if (!Array.isArray(content)) return
    for (const part of content as unknown[]) {
      if (!Array.isArray(part)) continue
      names.add(String(part[0]))
      const choices: unknown = part[2]
      if (typeof choices === 'object' && choices !== null) Object.values(choices).forEach(walk)
    }
  }
  walk(message)
  return [...names].sort()
}

function* sourceFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name === 'node_modules' || name === '.build' || /\.test\.tsx?$/.test(name)) continue
    if (statSync(path).isDirectory()) yield* sourceFiles(path)
    else if (/\.tsx?$/.test(name)) yield path
  }
}

describe('the texts', () => {
  for (const { folder } of languages) {
    it(`are complete in ${folder}, with the same values to fill in as in English`, () => {
      const wrong: string[] = []
      for (const room of rooms) {
        const english = textsOf('en', room)
        const own = textsOf(folder, room)
        for (const key of Object.keys(own))
          if (!(key in english)) wrong.push(`${room}.${key} is unknown`)
        for (const [key, text] of Object.entries(english)) {
          const translated = own[key]
          if (translated === undefined || translated.trim() === '')
            wrong.push(`${room}.${key} is missing`)
          else if (
            placeholders(compileMessage(translated)).join() !==
            placeholders(compileMessage(text)).join()
          ) {
            wrong.push(`${room}.${key} fills in other values`)
          }
        }
      }
      expect(wrong).toEqual([])
    })
  }

  it('say each thing once: of two sentences under one name the second would silently win', () => {
    const twice = languages.flatMap(({ folder }) =>
      rooms.flatMap((room) => {
        const text = readFileSync(join(textsHome, folder, `${room}.json`), 'utf8')
        const written: readonly string[] = text.match(/(?<=^ {2}")[^"]+(?=":)/gm) ?? []
        return written
          .filter((key, place) => written.indexOf(key) !== place)
          .map((key) => `${folder} ${room}.${key}`)
      }),
    )
    expect(twice).toEqual([])
  })

  it('are translated: no language repeats English sentences', () => {
    const repeated: string[] = []
    for (const { folder } of languages.filter((entry) => entry.folder !== 'en')) {
      for (const room of rooms) {
        for (const [key, text] of Object.entries(textsOf('en', room))) {
          // A name or a single word may well be the same; a sentence of four words is not.
          if (text.split(' ').length >= 4 && textsOf(folder, room)[key] === text) {
            repeated.push(`${folder} ${room}.${key}`)
          }
        }
      }
    }
    expect(repeated).toEqual([])
  })

  it('are all used', () => {
    // Every name in quotes that could be one of a text, gathered in one pass.
    const named = new Set(
      ['web', 'console', 'arcade', 'server/src', 'texts', 'contract', 'ui', 'kernel']
        .flatMap((folder) => [...sourceFiles(join(root, folder))])
        .flatMap(
          (path) => readFileSync(path, 'utf8').match(/(?<=['"`])[\w-]+\.[\w.-]+(?=['"`])/g) ?? [],
        ),
    )
    // Refusals are named by their codes, patterns by their kinds; both lists are checked elsewhere.
    const checked = rooms.filter((room) => room !== 'errors' && room !== 'patterns')
    const unused = checked.flatMap((room) =>
      Object.keys(textsOf('en', room))
        .map((key) => `${room}.${key}`)
        .filter((id) => !named.has(id)),
    )
    expect(unused).toEqual([])
  })

  it('have no sentence for a refusal that does not exist', () => {
    const known = new Set<string>([...Object.keys(errors), 'network_failed'])
    expect(Object.keys(textsOf('en', 'errors')).filter((code) => !known.has(code))).toEqual([])
  })

  it('call the rate of an agent by one name, which is no fee', () => {
    const others = [
      ['ja', /レート/],
      ['pt', /taxa/i],
    ] as const
    const said = others.flatMap(([folder, other]) =>
      rooms
        .filter((room) => room.startsWith('agents'))
        .flatMap((room) => Object.entries(textsOf(folder, room)))
        .filter(([, text]) => other.test(text))
        .map(([key]) => `${folder} ${key}`),
    )
    expect(said).toEqual([])
  })

  it('speak with plurals and values', () => {
    expect(sentence('EN', 'errors.sign_in_locked', { minutes: 1 })).toContain('1 minute.')
    expect(sentence('EN', 'errors.sign_in_locked', { minutes: 15 })).toContain('15 minutes.')
  })

  it('are compiled once for each set of rooms', () => {
    expect(compileRooms('JA', ['ui'])).toBe(compileRooms('JA', ['ui']))
  })
})
