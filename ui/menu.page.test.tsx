import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'
import { renderUi } from './testing/render.tsx'
import { Button } from './button.tsx'

describe('a menu', () => {
  it('opens by keyboard, runs what is chosen and writes no style element into the page', async () => {
    const onSelect = vi.fn<() => void>()
    renderUi(
      <Menu
        trigger={<IconButton label="Actions" icon={<i />} />}
        items={[
          { id: 'a', label: 'Approve', onSelect },
          { id: 'r', label: 'Reject', onSelect: vi.fn<() => void>(), disabled: true },
        ]}
      />,
    )
    screen.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Reject' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(document.querySelectorAll('style')).toHaveLength(0)
    fireEvent.click(screen.getByRole('menuitem', { name: 'Approve' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('a popover', () => {
  it('opens by its button and closes by Escape', async () => {
    renderUi(
      <Popover label="Balance" trigger={<Button>Wallet</Button>}>
        PHP 11,880.50
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Wallet' }))
    expect(screen.getByRole('dialog', { name: 'Balance' }).textContent).toContain('11,880.50')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
