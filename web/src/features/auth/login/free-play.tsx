import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { useModule } from '../../../shared/system.ts'
import { completeLogin } from '../complete-login.ts'
import { WarningDialog } from '../warning-dialog.tsx'

/** Looks around with a trial account, where the operator lets one. */
export function FreePlay() {
  const t = useText()
  const enabled = useModule('FREEPLAY3')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!enabled) return null
  const begin = async () => {
    setBusy(true)
    try {
      const device = { os: navigator.userAgent.slice(0, 60), platform: 'W', version: 3 } as const
      const reply = await call(calls.loginFreePlay, { ...device, random: crypto.randomUUID() })
      completeLogin(reply, { path: '/' })
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  return (
    <>
      <Button block busy={busy} onClick={() => void begin()} className="min-h-11">
        {t('identity.freePlay')}
      </Button>
      <WarningDialog text={failure} onClose={() => setFailure(undefined)} />
    </>
  )
}
