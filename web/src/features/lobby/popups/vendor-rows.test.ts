import { describe, expect, it } from 'vitest'
import { vendor } from '../../../testing/fixtures.ts'
import { vendorRows } from './vendor-rows.ts'

const vendors = Array.from({ length: 24 }, (_, index) => vendor(index))
const names = (row: readonly { vassalage: string }[] | undefined) =>
  row?.map(({ vassalage }) => vassalage)

describe('the rows of vendors', () => {
  it('put the vendors 11 to 21 into the second one where MXWIN is among them', () => {
    const withDivider = vendors.with(3, { ...vendor(3), vassalage: 'MXWIN' })
    const rows = vendorRows(withDivider)
    expect(names(rows[1])).toEqual(names(vendors.slice(11, 21)))
    expect(rows.flat()).toEqual(withDivider)
  })

  it('are one without it', () => {
    expect(vendorRows(vendors)).toEqual([vendors])
  })
})
