import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { calls } from 'virtual:contract'
import { activateTexts } from '@baize/texts/browser'
import { LiveRegion } from '@baize/ui/live-region'
import { ToastProvider } from '@baize/ui/toast'
import { CrashFence } from './app/crash-fence.tsx'
import { createConsoleRouter } from './app/router.tsx'
import { followSession } from './app/follow-session.ts'
import { call, queryClient, rememberSealKey, rememberServerTime } from './shared/api.ts'
import { readBoot } from './shared/boot.ts'
import { startLanguage } from './shared/language.ts'
import { TextsForUi } from './shared/texts-for-ui.tsx'
import './style.css'

const boot = await readBoot()
activateTexts(boot.language, boot.texts)
startLanguage(boot.language)
rememberSealKey(boot.sealKey)
const router = createConsoleRouter()
followSession(router)
void learnServerTime()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TextsForUi>
        <CrashFence>
          <LiveRegion>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </LiveRegion>
        </CrashFence>
      </TextsForUi>
    </QueryClientProvider>
  </StrictMode>,
)

// Sealed calls carry their time, so a device with a wrong clock could not even sign in without this.
async function learnServerTime() {
  const status = await call(calls.getStatus, {}).catch(() => undefined)
  if (!status) return
  rememberServerTime(status.serverTime)
  rememberSealKey(status.sealKey)
}
