import { beforeEach, describe, expect, it, vi } from 'vitest'
import { popup } from '../../../testing/content.ts'
import {
  announcementsFor,
  executionsFor,
  isAnnounced,
  noteClosed,
  noteFirstLogin,
  noteShown,
} from './announcement-marks.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})

const mara = { id: 'mem_1' }
const list = [
  popup(1, { execution: 'B' }),
  popup(2, { execution: 'A' }),
  popup(3, { execution: 'F' }),
]
const idsFor = (person: typeof mara | null, items = list) =>
  announcementsFor(items, person).map(({ id }) => id)

describe('announcements', () => {
  it('of type B are for visitors, of type A for whoever is in', () => {
    expect(idsFor(null)).toEqual(['ann_1'])
    expect(idsFor(mara)).toEqual(['ann_2'])
  })

  it('of type F come first at the first login, also after the greeting is over', () => {
    noteFirstLogin({ ...mara, firstTimeLogin: true })
    noteFirstLogin({ ...mara, firstTimeLogin: false })
    expect(executionsFor(mara)).toEqual(['F', 'A'])
    expect(idsFor(mara)).toEqual(['ann_3', 'ann_2'])
    expect(idsFor({ id: 'mem_2' })).toEqual(['ann_2'])
  })

  it('are shown once in a session, to each kind of person', () => {
    noteShown(null)
    expect(idsFor(null)).toEqual([])
    expect(isAnnounced(null)).toBe(true)
    expect(idsFor(mara)).toEqual(['ann_2'])
    vi.stubGlobal('sessionStorage', storage())
    expect(idsFor(null)).toEqual(['ann_1'])
  })

  it('that were closed stay closed in the next session, for that person, until they change', () => {
    noteClosed([popup(2, { execution: 'A' })], mara)
    vi.stubGlobal('sessionStorage', storage())
    expect(idsFor(mara)).toEqual([])
    expect(idsFor({ id: 'mem_2' })).toEqual(['ann_2'])
    expect(idsFor(mara, [popup(2, { execution: 'A', version: 2 })])).toEqual(['ann_2'])
  })

  it('are shown all the same when somebody else wrote into the marks', () => {
    for (const broken of ['', 'null', '[1]', '{"B":7}', 'no json']) {
      localStorage.setItem('announcements-closed', broken)
      sessionStorage.setItem('announced', broken)
      expect(idsFor(null)).toEqual(['ann_1'])
    }
  })
})
