import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { PlainNotice } from './plain-notice.tsx'

/** The page itself failed. A plain link, because the router may be what broke. */
export function CrashPage({ reference }: { reference: string }) {
  const t = useText()
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
