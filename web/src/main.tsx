import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { activateTexts } from '@baize/texts/browser'
import { Site } from './app/site.tsx'
import { CrashFence } from './app/crash-fence.tsx'
import { TextsForUi } from './shared/texts-for-ui.tsx'
import { followServerState, statusQuery } from './features/system/api.ts'
import { queryClient } from './shared/api.ts'
import { readBoot } from './shared/boot.ts'
import { startLanguage } from './shared/language.ts'
import './style.css'

const boot = await readBoot()
activateTexts(boot.language, boot.texts)
startLanguage(boot.language)
queryClient.setQueryData(statusQuery.queryKey, boot.status)
followServerState(boot.status)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TextsForUi>
        <CrashFence>
          <Site />
        </CrashFence>
      </TextsForUi>
    </QueryClientProvider>
  </StrictMode>,
)
