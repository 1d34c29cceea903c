import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu } from './menu.tsx'
import { Popover } from './popover.tsx'
import { renderUi } from '../testing/render.tsx'

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
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('that opens a dialog gets the focus back when the dialog closes', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Menu
            trigger={<IconButton label="Me" icon={<i />} />}
            items={[{ id: 'a', label: 'Security', onSelect: () => setOpen(true) }]}
          />
          <Dialog open={open} title="Security" onClose={() => setOpen(false)}>
            <button>Save</button>
          </Dialog>
        </>
      )
    }
    renderUi(<Page />)
    const trigger = screen.getByRole('button', { name: 'Me' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    fireEvent.click(screen.getByRole('menuitem'))
    const dialog = await screen.findByRole('dialog', { name: 'Security' })
    await waitFor(() => expect(document.activeElement).toBe(dialog))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(trigger)
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
