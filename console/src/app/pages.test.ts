import { describe, expect, it } from 'vitest'
import { menuGroups } from '../shared/page.ts'
import { findPlace, mayVisit, menuPlaces } from './layout/places.ts'
import { findPage, pages } from './pages.ts'

const twice = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => value !== undefined && values.indexOf(value) !== index)

describe('the pages of the console', () => {
  it('are found by their manifests', () => {
    expect(pages.length).toBeGreaterThan(30)
    expect(findPage('/rtp')?.words).toEqual(['rtp-desk'])
    expect(findPage('/nowhere')).toBeUndefined()
  })
  it('have paths and keys of their own', () => {
    expect(twice(pages.map(({ path }) => path))).toEqual([])
    expect(twice(pages.map(({ key }) => key))).toEqual([])
  })
  it('stand in the menu in the order of its groups, and nowhere two in one place', () => {
    const groups = menuGroups.map(({ id }) => id)
    const at = menuPlaces.map(({ menu }) => groups.indexOf(menu.group) * 10_000 + menu.order)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(twice(at.map(String))).toEqual([])
    expect(menuPlaces[0]?.path).toBe('/')
  })
  it('that are a record belong to the place of their list', () => {
    expect(findPlace('/member')?.path).toBe('/members')
    const lists = pages.flatMap(({ under }) => under ?? [])
    expect(lists.filter((path) => !findPlace(path))).toEqual([])
  })
  it('are for the roles that their manifests name', () => {
    const rtp = { roles: ['admin', 'risk', 'auditor'] } as const
    expect(mayVisit(rtp, ['support', 'risk'])).toBe(true)
    expect(mayVisit(rtp, ['support'])).toBe(false)
    expect(mayVisit({}, [])).toBe(true)
  })
})
