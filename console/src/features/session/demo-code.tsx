import { useQuery } from '@tanstack/react-query'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { demoQuery } from './api.ts'

type DemoCodeProps = { readonly username: string; readonly onUse: (code: string) => void }

/** The code that the demo operator's authenticator shows, once the server takes it. */
export function DemoCode({ username, onUse }: DemoCodeProps) {
  const t = useText()
  const now = useServerTime(1000)
  const { data = [] } = useQuery({ ...demoQuery, refetchInterval: 5000 })
  const login = data.find((entry) => entry.username === username)
  if (!login) return null
  const waitMs = new Date(login.codeFrom).getTime() - now.getTime()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-ctl bg-s3 px-3 py-2">
      <span>
        {waitMs > 0
          ? t('ops.demoCodeSoon', { seconds: Math.ceil(waitMs / 1000) })
          : t('ops.demoCode', { code: login.code })}
      </span>
      <Button size="sm" disabled={waitMs > 0} onClick={() => onUse(login.code)}>
        {t('ops.useCode')}
      </Button>
    </div>
  )
}
