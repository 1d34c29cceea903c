import { Clover } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CardDay, Mission } from '@baize/contract/promotions/missions'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/look/cx.ts'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useOnline } from '../../shared/online.ts'
import { useSums, type Sums } from '../../shared/sums.ts'
import { signCard } from './api.ts'
import './missions.css'

/** A printed card with a stamp for each day: paper in both themes. */
export function SignCard({ mission }: { readonly mission: Mission }) {
  const t = useText()
  const say = useAnnounce()
  const online = useOnline()
  const sums = useSums(mission.currency)
  const [busy, setBusy] = useState(false)
  const pressedFor = useRef('')
  const [failed, setFailed] = useState('')
  const { card } = mission
  if (card === null) return null
  const today = card.days.find(({ state }) => state === 'today')
  const isOpen = today !== undefined && mission.state !== 'locked'

  async function sign() {
    // A day is signed once, however often it is pressed and until the list says that it is.
    if (today === undefined || pressedFor.current === today.day) return
    pressedFor.current = today.day
    setBusy(true)
    setFailed('')
    try {
      const amount = await signCard()
      say(
        amount === '0' ? t('missions.signed') : t('missions.taken', { amount: sums.full(amount) }),
      )
    } catch (error) {
      setFailed(failureText(error))
      pressedFor.current = ''
    }
    setBusy(false)
  }

  return (
    <section className="sign-card" data-theme="light">
      <div className="sign-card-rule grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="text-h4 break-words">{mission.title}</h3>
            <p className="text-meta text-ink-2">
              {t('missions.run', { count: card.run })} {t('missions.gap')}
            </p>
            {mission.endedFor !== '' && (
              <p className="text-meta break-words text-ink-2">
                {t('missions.endedFor', { reason: mission.endedFor })}
              </p>
            )}
          </div>
          {isOpen && (
            <Button
              className="w-full md:w-auto"
              style={{ color: 'var(--paper)', background: 'var(--ink)' }}
              busy={busy}
              disabled={!online}
              onClick={() => void sign()}
            >
              {today.reward === null
                ? t('missions.signPlain')
                : t('missions.sign', { amount: sums.full(today.reward) })}
            </Button>
          )}
          {card.isSigned && <p className="font-semibold">{t('missions.signed')}</p>}
        </div>
        {failed !== '' && (
          <p role="alert" className="text-danger">
            {failed}
          </p>
        )}
        <ol className="sign-days" aria-label={mission.title}>
          {card.days.map((day) => (
            <Day key={day.day} day={day} sums={sums} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Day({
  day: { day, state, reward },
  sums,
}: {
  readonly day: CardDay
  readonly sums: Sums
}) {
  const t = useText()
  const name = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(sums.tag, { ...part, timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    )
  const worth = reward === null ? '' : sums.short(reward)
  const isOver = state === 'missed' || state === 'before'
  const below =
    state === 'missed' ? t('missions.missed') : state === 'today' ? t('missions.today') : worth
  return (
    <li className={cx('sign-day', state === 'today' && 'sign-day-today')}>
      <span className="grid text-caption">
        <span>{name({ day: 'numeric' })}</span> <span>{name({ weekday: 'short' })}</span>
      </span>
      <span
        className={cx('stamp', `stamp-${state === 'before' ? 'missed' : state}`)}
        aria-hidden="true"
      >
        {state === 'signed' ? <Clover size={18} /> : isOver ? '–' : worth}
      </span>
      <span className="text-caption">
        {state === 'signed' && <span className="sr-only">{t('missions.signedDay')} </span>}
        {below || ' '}
      </span>
    </li>
  )
}
