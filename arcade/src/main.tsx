import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '@baize/texts/browser'
import { startLanguage } from '@baize/texts/choose-language'
import { loadFaces } from '@baize/ui/look/load-faces.ts'
import { Root } from './app/root.tsx'
import { readBoot } from './boot.ts'
import { followLook } from './shared/follow-look.ts'
import './style.css'

const { language, texts } = await readBoot()
activateTexts(language, texts)
startLanguage(language, loadFaces)
followLook()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Root />
  </StrictMode>,
)
