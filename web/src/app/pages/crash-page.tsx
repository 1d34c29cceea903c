import { useState } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { PlainNotice } from './plain-notice.tsx'

/** The page itself failed. A plain link, because the router may be what broke. */
export function CrashPage() {
  const t = useText()
  const [reference] = useState(() => crypto.randomUUID().slice(0, 8))
  return (
    <main>
      <PlainNotice
        title={t('shell.crashTitle')}
        text={t('shell.crashText', { reference })}
        action={
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {t('shell.reload')}
          </a>
        }
      />
    </main>
  )
}
