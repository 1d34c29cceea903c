import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'
import { renderUi } from '../testing/render.tsx'

afterEach(() => vi.unstubAllGlobals())

async function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const told = { copied: vi.fn<() => void>(), failed: vi.fn<() => void>() }
  renderUi(<CopyButton text="WD-2611" onCopied={told.copied} onFailed={told.failed} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  return told
}

describe('a copy button', () => {
  it('puts its text on the clipboard, says so and tells the page', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    const told = await press(write)
    expect(write).toHaveBeenCalledWith('WD-2611')
    expect(told.copied).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
  })

  it('does not claim it when the browser forbids it', async () => {
    const told = await press(() => Promise.reject(new Error('denied')))
    expect(told.failed).toHaveBeenCalledOnce()
    expect(told.copied).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
  })
})
