import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { calls } from 'virtual:contract'
import { setAddressBase } from '@baize/ui/navigation/address.ts'
import { loadFaces } from '@baize/ui/look/load-faces.ts'
import { activateTexts } from '@baize/texts/browser'
import { startLanguage } from '@baize/texts/choose-language'
import { Console } from './app/console.tsx'
import { Root } from './app/root.tsx'
import { call, rememberSealKey, rememberServerTime } from './shared/api.ts'
import { readConsoleBoot } from './shared/boot.ts'
import { followDeskLine } from './shared/figures/desk-line.ts'
import './style.css'

const boot = await readConsoleBoot()
activateTexts(boot.language, boot.texts)
startLanguage(boot.language, loadFaces)
rememberSealKey(boot.sealKey)
setAddressBase('/ops')
void learnServerTime()
followDeskLine()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Root>
      <Console />
    </Root>
  </StrictMode>,
)

// Sealed calls carry their time, so a device with a wrong clock could not even sign in without this.
async function learnServerTime() {
  const status = await call(calls.getStatus, {}).catch(() => undefined)
  if (!status) return
  rememberServerTime(status.serverTime)
  rememberSealKey(status.sealKey)
}
