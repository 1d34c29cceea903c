import { describe, expect, it } from 'vitest'
import { csKeyLength, decodeCsPath, encodeCsPath } from './cs-path.ts'

describe('customer-service paths', () => {
  it('end in the eight characters of their key', () => {
    const path = encodeCsPath('https://help.example/chat', 'k3y-_Abc')
    expect(csKeyLength).toBe(8)
    expect(path.endsWith('k3y-_Abc')).toBe(true)
    expect(path).not.toContain('example')
  })

  it('give the address back, whatever its letters', () => {
    for (const address of [
      'mailto:help@example.com',
      '/help?q=ñ&x=日本',
      'a',
      'x'.repeat(500),
      '',
    ]) {
      expect(decodeCsPath(encodeCsPath(address, 'abcdefgh'))).toBe(address)
    }
  })

  it('differ by key', () => {
    const [first, second] = ['abcdefgh', 'abcdefgi'].map((key) => encodeCsPath('/help', key))
    expect(first?.slice(0, -8)).not.toBe(second?.slice(0, -8))
  })

  it('keep this form, which pages in the field read', () => {
    expect(encodeCsPath('/help', 'abcdefgh')).toBe('ITMNnT4abcdefgh')
  })

  it('are refused when they are not in the form', () => {
    const good = encodeCsPath('https://help.example/chat', 'abcdefgh')
    for (const bad of ['', 'short', `?${good.slice(1)}`, `${good.slice(0, -1)}!`, `a${good}x`]) {
      expect(decodeCsPath(bad) === 'https://help.example/chat').toBe(false)
    }
    expect(decodeCsPath('****abcdefgh')).toBeUndefined()
    expect(decodeCsPath('abcdefg')).toBeUndefined()
  })

  it('take no key of another length', () => {
    expect(() => encodeCsPath('/help', 'abc')).toThrow('eight')
  })
})
