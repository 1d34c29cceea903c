import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { presetDays, type DayRange } from './date-presets.ts'
import { DateRange } from './date-range.tsx'
import { renderUi } from '../testing/render.tsx'

const now = new Date('2026-11-14T23:30:00Z')
const zone = 'Asia/Manila'

function show() {
  const given: DayRange[] = []
  const Filter = () => {
    const [value, setValue] = useState(presetDays('previous7', now, zone))
    const take = (range: DayRange) => {
      given.push(range)
      setValue(range)
    }
    return <DateRange value={value} onValue={take} zone={zone} now={now} />
  }
  renderUi(<Filter />)
  return given
}

const checked = () => screen.getByRole('radio', { checked: true }).getAttribute('value')

describe('a date range', () => {
  it('finds its preset from the days, and gives the days of another', () => {
    const given = show()
    expect(checked()).toBe('previous7')
    fireEvent.click(screen.getByRole('radio', { name: 'Yesterday' }))
    expect(given).toEqual([{ firstDay: '2026-11-14', lastDay: '2026-11-14' }])
  })

  it('takes two dates', () => {
    const given = show()
    fireEvent.click(screen.getByRole('radio', { name: 'Choose dates' }))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    expect(given.at(-1)).toEqual({ firstDay: '2026-11-01', lastDay: '2026-11-15' })
    expect(checked()).toBe('custom')
  })

  it('says that a range ends before it begins, and does not pass it on', () => {
    const given = show()
    fireEvent.click(screen.getByRole('radio', { name: 'Choose dates' }))
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-01' } })
    expect(given).toEqual([])
    expect(screen.getByText('The last day is before the first.')).toBeDefined()
  })
})
