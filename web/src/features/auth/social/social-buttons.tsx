import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { socialProvidersQuery } from '../api.ts'
import { onSocialTicket } from './social-window.ts'

const returnMs = 1500
const features = 'popup,width=520,height=680'

/** The providers that the operator has configured, each in a window of its own; its ticket is handed on. */
export function SocialButtons({ onTicket }: { onTicket: (ticket: string) => void }) {
  const t = useText()
  const { data: providers = [] } = useQuery(socialProvidersQuery)
  const [waiting, setWaiting] = useState(false)
  const [returned, setReturned] = useState(false)
  useTickets(waiting, (ticket) => {
    setWaiting(false)
    onTicket(ticket)
  })
  useReturn(waiting, () => setReturned(true))
  if (providers.length === 0) return null
  const open = (id: string) => {
    const start = `/wps/session/social/${encodeURIComponent(id)}/start`
    setReturned(false)
    setWaiting(true)
    // Where windows are blocked, this one goes there and comes back by itself.
    if (window.open(start, 'social-login', features) === null) location.assign(start)
  }
  return (
    <section aria-label={t('auth.orContinueWith')} className="grid gap-3">
      <p className="flex items-center gap-3 text-meta text-text-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        {t('auth.orContinueWith')}
      </p>
      {returned && (
        <Note tone="pending" role="status">
          {t('errors.popup-closed-by-user')}
        </Note>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2">
        {providers.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            onClick={() => open(id)}
            className={buttonClass({ variant: 'outline' }) + ' min-h-11 min-w-0'}
          >
            <Letter name={name} />
            <span className="truncate">{name}</span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Marks of other companies are theirs; a letter in a ring says enough beside the name. */
function Letter({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-5 flex-none place-items-center rounded-full border border-current text-caption font-bold"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}

function useTickets(active: boolean, take: (ticket: string) => void) {
  const onTake = useEffectEvent(take)
  useEffect(() => (active ? onSocialTicket((ticket) => onTake(ticket)) : undefined), [active])
}

/** Whoever comes back to this window without a ticket has probably closed the other one. */
function useReturn(active: boolean, say: () => void) {
  const onReturn = useEffectEvent(say)
  useEffect(() => {
    if (!active) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => onReturn(), returnMs)
    }
    addEventListener('focus', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('focus', wait)
    }
  }, [active])
}
