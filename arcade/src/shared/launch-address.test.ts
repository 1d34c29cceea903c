import { describe, expect, it } from 'vitest'
import { readLaunch } from './launch-address.ts'

describe('the address of a game', () => {
  it('leads back only to a path of this site', () => {
    expect(readLaunch('?token=a&back=%2Fslots%3Fpage%3D2')).toEqual({
      token: 'a',
      back: '/slots?page=2',
    })
    for (const back of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere',
      'javascript:1',
    ]) {
      expect(readLaunch(`?token=a&back=${encodeURIComponent(back)}`).back).toBe('/')
    }
  })
})
