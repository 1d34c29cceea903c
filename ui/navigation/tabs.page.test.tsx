import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { RadioCards } from '../forms/radio-cards.tsx'
import { Switch } from '../forms/switch.tsx'
import { TabPanel, Tabs } from './tabs.tsx'
import { renderUi } from '../testing/render.tsx'

const tabs = [
  { id: 'open', label: 'Open', count: 3 },
  { id: 'settled', label: 'Settled' },
  { id: 'void', label: 'Void' },
] as const

function Bets() {
  const [selected, setSelected] = useState<'open' | 'settled' | 'void'>('open')
  return (
    <>
      <Tabs name="bets" label="Bets" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel name="bets" selected={selected}>
        {selected} bets
      </TabPanel>
    </>
  )
}

const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })

describe('tabs', () => {
  it('move by arrow keys, Home and End, around the ends, and the panel follows', () => {
    renderUi(<Bets />)
    screen.getByRole('tab', { name: 'Open 3' }).focus()
    press('ArrowLeft')
    expect(document.activeElement?.textContent).toBe('Void')
    press('ArrowRight')
    press('ArrowRight')
    expect(screen.getByRole('tabpanel', { name: 'Settled' }).textContent).toBe('settled bets')
    press('End')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Void')
    press('Home')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Open3')
  })

  it('are one stop for Tab', () => {
    renderUi(<Bets />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })
})

describe('radio cards', () => {
  it('are named by their legend, and a card that cannot be chosen stays and says why', () => {
    const chosen: string[] = []
    renderUi(
      <RadioCards
        legend="How do you want to pay?"
        value="qr"
        onValue={(value) => chosen.push(value)}
        cards={[
          { value: 'qr', title: 'QR' },
          { value: 'bank', title: 'Bank' },
          { value: 'card', title: 'Card', text: 'Paused', disabled: true },
        ]}
      />,
    )
    expect(screen.getByRole('group', { name: 'How do you want to pay?' })).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'Bank' }))
    expect(chosen).toEqual(['bank'])
    expect(screen.getByRole('radio', { name: 'Card Paused' }).hasAttribute('disabled')).toBe(true)
  })
})

describe('a switch', () => {
  it('is one to a screen reader and tells its new state', () => {
    const states: boolean[] = []
    renderUi(<Switch label="SMS code" checked={false} onChecked={(on) => states.push(on)} />)
    fireEvent.click(screen.getByRole('switch', { name: 'SMS code' }))
    expect(states).toEqual([true])
  })
})
