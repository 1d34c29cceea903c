import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lane } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { VendorList } from './vendor-list.tsx'

describe('the vendors of the header menu', () => {
  it.each([
    [10, 'small'],
    [11, 'large'],
  ])('at %i vendors stand in the %s layout', (vendors, layout) => {
    renderSite({ children: <VendorList lane={lane('RNG', vendors)} /> })
    expect(screen.getByRole('list', { name: 'Slots' }).dataset['layout']).toBe(layout)
  })
})
