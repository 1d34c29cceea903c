import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { modalMinPx, modalOpenDelayMs } from './modal-layer.ts'
import { Sheet } from './sheet.tsx'
import { renderUi } from '../testing/render.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Page({ nested = false, lockScroll = true }: { nested?: boolean; lockScroll?: boolean }) {
  const [open, setOpen] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} title="Log in" lockScroll={lockScroll} onClose={() => setOpen(false)}>
        <input aria-label="Username" data-autofocus="" />
        {nested && <button onClick={() => setInner(true)}>Open inner</button>}
        <Dialog open={inner} title="Are you sure?" onClose={() => setInner(false)}>
          <button>Yes</button>
        </Dialog>
        <button>Send</button>
      </Dialog>
    </>
  )
}

async function openDialog(page = <Page />) {
  renderUi(page)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  await wait(modalOpenDelayMs)
  return { opener, dialog: screen.getByRole('dialog', { name: 'Log in' }) }
}

describe('a dialog', () => {
  it('[U3] waits 100 ms before it fades in, and is at least 200 by 200', async () => {
    renderUi(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole('dialog')
    const scrim = dialog.parentElement
    await wait(modalOpenDelayMs - 1)
    expect(scrim?.dataset['visible']).toBe('false')
    await wait(1)
    expect(scrim?.dataset['visible']).toBe('true')
    expect([modalOpenDelayMs, modalMinPx]).toEqual([100, 200])
    expect([dialog.style.minWidth, dialog.style.minHeight]).toEqual(['200px', '200px'])
  })

  it('takes no focus from one that was opened from it before it could be seen', async () => {
    renderUi(<Page nested />)
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    await wait(modalOpenDelayMs - 50)
    fireEvent.click(screen.getByRole('button', { name: 'Open inner' }))
    const yes = screen.getByRole('button', { name: 'Yes' })
    yes.focus()
    await wait(60)
    expect(document.activeElement).toBe(yes)
  })

  it('[U3] stays open after a click outside', async () => {
    const { dialog } = await openDialog()
    const scrim = dialog.parentElement as HTMLElement
    fireEvent.pointerDown(scrim)
    fireEvent.mouseDown(scrim)
    fireEvent.click(scrim)
    fireEvent.click(document.body)
    expect(screen.queryByRole('dialog')).toBe(dialog)
  })

  it('[U3] closes by Escape and by the ×, and the focus returns to what opened it', async () => {
    const { opener } = await openDialog()
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)

    fireEvent.click(opener)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not close by an Escape that something inside has already taken', async () => {
    await openDialog()
    screen.getByLabelText('Username').addEventListener('keydown', (event) => event.preventDefault())
    fireEvent.keyDown(screen.getByLabelText('Username'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  it('[U3] keeps Tab inside, in both directions', async () => {
    await openDialog()
    const last = screen.getByRole('button', { name: 'Send' })
    const first = screen.getByRole('button', { name: 'Close' })
    last.focus()
    fireEvent.keyDown(last, { key: 'Tab' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true })
    expect(document.activeElement).toBe(last)
  })

  it('hides the page behind it from who listens, and tells of it again', async () => {
    const { opener } = await openDialog()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.getByRole('button', { name: 'Open' })).toBe(opener)
  })

  it('[U3] fetches back a focus that goes to the page behind it, and leaves it to a toast', async () => {
    const { opener } = await openDialog()
    opener.focus()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    const over = document.body.appendChild(document.createElement('button'))
    over.dataset['overModals'] = ''
    over.focus()
    expect(document.activeElement).toBe(over)
    over.remove()
  })

  it('takes the focus from the page at once, and its field has it when it is seen', async () => {
    renderUi(<Page />)
    const opener = screen.getByRole('button', { name: 'Open' })
    opener.focus()
    fireEvent.click(opener)
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    await wait(modalOpenDelayMs)
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })

  it('[U3] locks the scroll by default, until it closes', async () => {
    await openDialog()
    expect(document.documentElement.dataset['scrollLocked']).toBe('')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(document.documentElement.dataset['scrollLocked']).toBeUndefined()
  })

  it('leaves the scroll alone when told', async () => {
    await openDialog(<Page lockScroll={false} />)
    expect(document.documentElement.dataset['scrollLocked']).toBeUndefined()
  })

  it('over another answers Escape alone, and gives the focus back to it', async () => {
    await openDialog(<Page nested />)
    const inner = screen.getByRole('button', { name: 'Open inner' })
    inner.focus()
    fireEvent.click(inner)
    await wait(modalOpenDelayMs)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined()
    expect(document.activeElement).toBe(inner)
    expect(document.documentElement.dataset['scrollLocked']).toBe('')
  })
})

describe('a sheet', () => {
  const open = (closesOutside: boolean) => {
    const onClose = vi.fn<() => void>()
    renderUi(
      <Sheet open title="Filters" closesOutside={closesOutside} onClose={onClose}>
        <p>Vendors</p>
      </Sheet>,
    )
    const scrim = screen.getByRole('dialog').parentElement?.querySelector('.sheet-scrim')
    fireEvent.click(scrim as Element)
    return onClose
  }

  it('closes by a tap beside it', () => {
    expect(open(true)).toHaveBeenCalledOnce()
  })

  it('that holds a form stays', () => {
    expect(open(false)).not.toHaveBeenCalled()
  })
})
