import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '@baize/texts/browser'
import { Lobby } from './lobby.tsx'
import { readBoot } from './boot.ts'
import './style.css'

const { language, texts } = await readBoot()
activateTexts(language, texts)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Lobby />
  </StrictMode>,
)
