import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { noticesOf, printNotices } from './notices.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as Parameters<
  typeof noticesOf
>[0]
const notices = noticesOf(lock, root)
const find = (name: string) => notices.find((notice) => notice.name === name)

describe('the notices of third parties', () => {
  it('name what goes out to others, with its words, and nothing that only builds or tests', () => {
    expect(find('react')?.text).toContain('Permission is hereby granted')
    expect(find('fastify')).toMatchObject({ licence: 'MIT' })
    expect(find('vitest')).toBeUndefined()
    expect(find('@baize/kernel')).toBeUndefined()
    expect(find('IPFire Location Database')?.licence).toBe('CC BY-SA 4.0')
  })

  it('leave no package without a licence, and none with one that asks for our own sources', () => {
    const known = notices.filter(
      ({ licence }) => licence === 'not stated' || /\b(A?GPL)-/.test(licence),
    )
    expect(known).toEqual([])
  })

  it('stand in one text', () => {
    const text = printNotices(notices)
    expect(text).toContain(`${notices.length} works`)
    expect(text).toMatch(/\nreact \d+\.\d+\.\d+\nMIT\n/)
  })
})
