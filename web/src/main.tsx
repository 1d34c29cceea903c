import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '@baize/texts/browser'
import { Root } from './app/root.tsx'
import { readBoot } from './shared/boot.ts'
import { startLanguage } from './shared/language.ts'
import { followServerState } from './shared/system.ts'
import './style.css'

const boot = await readBoot()
activateTexts(boot.language, boot.texts)
startLanguage(boot.language)
followServerState(boot.status)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Root />
  </StrictMode>,
)
