import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import { activateTexts } from '@baize/texts/browser'
import { LiveRegion } from '@baize/ui/live-region'
import { ToastProvider } from '@baize/ui/toast'
import { followSession } from '../app/follow-session.ts'
import { createConsoleRouter } from '../app/router.tsx'
import { queryClient } from '../shared/api.ts'
import { TextsForUi } from '../shared/texts-for-ui.tsx'

// Pages load their code when they are first opened, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 20_000 })

/** Draws a part of the console with what stands around every part of it. */
export function renderPart(part: ReactNode) {
  activateTexts('EN', compileRooms('EN', bootRooms.console))
  return render(
    <QueryClientProvider client={queryClient}>
      <TextsForUi>
        <LiveRegion>
          <ToastProvider>{part}</ToastProvider>
        </LiveRegion>
      </TextsForUi>
    </QueryClientProvider>,
  )
}

/** Draws the whole console at an address below `/ops`. */
export function renderConsole(path: string) {
  const history = createMemoryHistory({ initialEntries: [`/ops${path}`] })
  const router = createConsoleRouter(history)
  followSession(router)
  renderPart(<RouterProvider router={router} />)
  return { where: () => history.location.href }
}
