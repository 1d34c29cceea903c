import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Amount } from './amount.tsx'
import { Moment } from './moment.tsx'
import { renderUi } from '../testing/render.tsx'

const textOf = (ui: React.ReactNode) =>
  renderUi(ui).container.textContent?.replaceAll('\u00a0', ' ')

describe('an amount', () => {
  it('[U5] is exact beyond what a float can hold', () => {
    expect(textOf(<Amount amount={900719925474099301n} currency="PHP" language="EN" />)).toBe(
      'PHP 9,007,199,254,740,993.01',
    )
  })

  it('of nine and more digits keeps its last cent', () => {
    expect(textOf(<Amount amount={51240822130601n} currency="PHP" language="EN" />)).toBe(
      'PHP 512,408,221,306.01',
    )
  })

  it('in yen has no decimals', () => {
    expect(textOf(<Amount amount={1248050n} currency="JPY" language="EN" />)).toBe('JPY 1,248,050')
  })

  it('is written as its reader writes', () => {
    expect(textOf(<Amount amount={1248050n} currency="BRL" language="PT" show="none" />)).toBe(
      '12.480,50',
    )
  })

  it('below zero has a true minus sign', () => {
    expect(textOf(<Amount amount={-500n} currency="PHP" language="EN" show="none" />)).toBe(
      '\u22125.00',
    )
  })

  it('[U5] hidden is asterisks, of one length for all, and says so to a screen reader', () => {
    const small = textOf(<Amount amount={1n} currency="PHP" language="EN" hidden />)
    const large = textOf(<Amount amount={10n ** 15n} currency="PHP" language="EN" hidden />)
    expect(small).toBe('PHP ******Amount hidden')
    expect(large).toBe(small)
  })

  it('[U4] with a trend has sign, triangle and colour together', () => {
    const { container } = renderUi(<Amount amount={-960000n} currency="PHP" language="EN" trend />)
    expect(container.querySelector('svg')).not.toBeNull()
    expect(container.querySelector('data')?.className).toContain('text-neg')
    expect(container.textContent).toContain('\u2212')
  })

  it('of nothing has no trend', () => {
    const { container } = renderUi(
      <Amount amount={0n} currency="PHP" language="EN" show="none" trend />,
    )
    expect(container.querySelector('svg')).toBeNull()
    expect(container.textContent).toBe('0.00')
  })
})

describe('a moment', () => {
  it('carries the machine-readable time and the full one with its zone', () => {
    renderUi(<Moment at={new Date('2026-11-15T06:02:00Z')} language="EN" zone="Asia/Manila" />)
    const time = screen.getByText('15 Nov, 14:02')
    expect(time.getAttribute('datetime')).toBe('2026-11-15T06:02:00.000Z')
    expect(time.title).toBe('15 Nov 2026, 14:02:00 GMT+8')
  })
})
