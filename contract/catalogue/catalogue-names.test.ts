import { describe, expect, it } from 'vitest'
import { siteCategories } from './catalogue-names.ts'

describe('the categories', () => {
  it('are those of the product and no others', () => {
    expect([...siteCategories].sort()).toEqual(
      [
        'HOME',
        'HOT',
        'FAV',
        'RNG',
        'LIVE',
        'FISH',
        'SPORTS',
        'ESPORTS',
        'PVP',
        'LOTT',
        'ELOTT',
        'COCKFIGHT',
        'PROMO',
      ].sort(),
    )
  })
})
