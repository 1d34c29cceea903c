import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { useHasNetwork } from './use-has-network.ts'

function Line() {
  return <p>{useHasNetwork() ? 'there' : 'gone'}</p>
}

it('follows the network of the device as the browser tells of it', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  renderUi(<Line />)
  expect(screen.getByText('there')).toBeTruthy()
  online.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText('gone')).toBeTruthy()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByText('there')).toBeTruthy()
  online.mockRestore()
})
