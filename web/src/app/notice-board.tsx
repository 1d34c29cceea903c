import { useEffect } from 'react'
import { ToastProvider, useToast } from '@baize/ui/overlays/toast'
import { takeNotices, useWaitingNotices } from '../shared/notices.ts'

/** Shows what the site has to say in passing. It comes with the first notice. */
export function NoticeBoard() {
  return (
    <ToastProvider>
      <Sayer />
    </ToastProvider>
  )
}

function Sayer() {
  const toast = useToast()
  const waiting = useWaitingNotices()
  useEffect(() => {
    if (waiting.length > 0) for (const { text, tone } of takeNotices()) toast(text, tone)
  }, [waiting, toast])
  return null
}
