import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { setAddressBase } from '@baize/ui/navigation/address.ts'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { activateTexts } from '@baize/texts/browser'
import { pages } from '../app/pages.ts'
import { Root } from '../app/root.tsx'
import { queryClient } from '../shared/api.ts'

// A part of any page may be drawn.
const pageWords = new Set(pages.flatMap(({ words }) => words))

/** Draws a part of the console with what stands around every part of it. */
export function renderPart(part: ReactNode) {
  activateTexts('EN', compileRooms('EN', [...bootRooms.console, ...pageWords]))
  return render(<Root>{part}</Root>)
}

/** Opens an address below `/ops`, as the first one of a visit. */
export function openAt(path: string): void {
  queryClient.clear()
  history.replaceState(null, '', `/ops${path}`)
  setAddressBase('/ops')
}
