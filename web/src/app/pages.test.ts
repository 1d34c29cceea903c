import { describe, expect, it } from 'vitest'
import { isPagePath } from '@baize/contract/pages'
import type { MenuName } from '../shared/page.ts'
import { entriesOf, findCentrePage, findPage, pages } from './pages.ts'

const twice = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const paths = pages.flatMap((page) => (page.kind === 'site' ? Object.keys(page.paths) : []))

describe('the pages of the site', () => {
  it('are found by their manifests', () => {
    expect(findPage('/search')?.words).toEqual(['catalogue-search'])
    expect(findPage('/nowhere')).toBeUndefined()
    expect(findCentrePage('limits')?.title).toBe('shell.limits')
    expect(findCentrePage('nothing')).toBeUndefined()
  })
  it('have addresses, names and keys of their own', () => {
    expect(twice(paths)).toEqual([])
    const names = pages.flatMap((page) => (page.kind === 'site' ? [] : [`${page.kind} ${page.id}`]))
    expect(twice(names)).toEqual([])
    expect(twice(pages.flatMap(({ key }) => key?.letter ?? []))).toEqual([])
  })
  it('are addresses that the server knows', () => {
    expect(paths.filter((path) => !isPagePath(path))).toEqual([])
  })
  it.each<[MenuName, string[]]>([
    ['header', ['/promotions', '/down']],
    [
      'side',
      ['depositv2', 'withdraw', '/promotions', 'rewardCenter', 'manualRebate', 'securityCenter'],
    ],
    ['footer', ['/favorite', '/recent', '/promotions', '/pointMall']],
    ['person', ['securityCenter', 'messageV2', 'personalHistoryCopy', 'transactionHistory']],
  ])('stand in the menu %s in their order', (menu, ids) => {
    const found = entriesOf(menu).map(({ id }) => id)
    expect(found.filter((id) => ids.includes(id))).toEqual(ids)
  })
  it('are called in a menu as it says, and otherwise by their names', () => {
    const titleOf = (path: string) => entriesOf('header').find(({ id }) => id === path)?.title
    expect(titleOf('/promotions')).toBe('shell.events')
    expect(titleOf('/down')).toBe('shell.appDownload')
  })
})
