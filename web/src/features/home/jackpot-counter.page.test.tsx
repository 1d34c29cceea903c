import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

describe('the display counter on home', () => {
  it('stands beside its honest label, is kept for the next visit and not read out', async () => {
    renderSite()
    const label = screen.getByText('Display counter, not a prize pool')
    const figure = label.parentElement?.querySelector('[aria-hidden="true"]')
    expect(figure?.textContent).toMatch(/^\d{3}(,\d{3}){3}|1,0{3}(,0{3}){3}$/)
    expect(Number(localStorage.getItem('jackpot'))).toBe(
      Number(figure?.textContent?.replaceAll(',', '')),
    )
  })

  it('goes with the wish of the operator', () => {
    const brand = { ...openStatus.info.brand, jackpotCounter: false }
    renderSite({ status: { info: { ...openStatus.info, brand } } })
    expect(screen.queryByText('Display counter, not a prize pool')).toBeNull()
  })
})
