import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Amount } from '@baize/ui/figures/amount'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { overPage } from '../../shared/over-page.ts'
import { useProtection } from './api.ts'
import { isDue, lastRead, noteRead } from './reality.ts'
import { barLeftText } from './spans.ts'

type Props = {
  readonly person: string
  /** When this person began to play, by the device's clock. */
  readonly startedAt: number
  readonly net: bigint
  readonly currency: Currency
}

/** Watches over play for money: tells how long and how much at the interval that the person chose. */
export function RealityCheck(props: Props) {
  const { person, startedAt } = props
  const minutes = useProtection().data?.reminderMinutes ?? null
  const [dueAt, setDueAt] = useState<number>()
  useEffect(() => {
    if (minutes === null || dueAt !== undefined) return undefined
    const look = () => {
      const now = Date.now()
      if (isDue({ startedAt, readAt: lastRead(person), minutes }, now)) setDueAt(now)
    }
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [minutes, dueAt, startedAt, person])
  if (dueAt === undefined) return null
  const done = () => {
    noteRead(person, Date.now())
    setDueAt(undefined)
  }
  return <Check {...props} dueAt={dueAt} onDone={done} />
}

/** A key that was meant for the game must not answer: for a moment after it appears, nothing does. */
const deafMs = 1000

type CheckProps = Props & { readonly dueAt: number; readonly onDone: () => void }

function Check({ startedAt, net, currency, dueAt, onDone }: CheckProps) {
  const t = useText()
  const language = useLanguage()
  const [deaf, setDeaf] = useState(true)
  const playedMinutes = Math.max(1, Math.floor((dueAt - startedAt) / 60_000))
  useEffect(() => {
    // A game that fills the screen would hide this.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    const timer = setTimeout(() => setDeaf(false), deafMs)
    return () => clearTimeout(timer)
  }, [])
  const answer = (goesOn: boolean) => {
    void tell(playedMinutes, goesOn)
    onDone()
  }
  const takeBreak = () => {
    answer(false)
    go({ path: '/', search: { m: 'limits' } })
  }
  const openRecord = () => {
    answer(true)
    go(overPage(readAddress(), { m: 'personalHistoryCopy' }))
  }
  return (
    <Dialog
      open
      onClose={() => undefined}
      closable={false}
      size="alert"
      title={t('protection.checkTitle', { minutes: playedMinutes })}
      footer={
        <>
          <Button className="min-h-11" disabled={deaf} onClick={takeBreak}>
            {t('protection.breaks')}
          </Button>
          <Button
            variant="primary"
            className="min-h-11"
            disabled={deaf}
            onClick={() => answer(true)}
          >
            {t('protection.goOn')}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-s2 p-4">
        <div>
          <dt className="text-meta text-text-3">{t('protection.playedFor')}</dt>
          <dd className="figures text-body font-semibold">
            {barLeftText(playedMinutes * 60_000, languageEntry(language).tag)}
          </dd>
        </div>
        <div>
          <dt className="text-meta text-text-3">{t('play.net')}</dt>
          <dd className="text-body font-semibold">
            <Amount amount={net} currency={currency} language={language} trend />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-text-2">{t('protection.checkText')}</p>
      <p className="mt-1">
        <button
          type="button"
          disabled={deaf}
          onClick={openRecord}
          className="min-h-11 font-medium text-link hover:underline"
        >
          {t('shell.bettingRecord')}
        </button>
      </p>
    </Dialog>
  )
}

/** Kept for the operator's record; a lost connection is tried again, and play does not wait for it. */
async function tell(playedMinutes: number, goesOn: boolean): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return void (await call(calls.acknowledgeReminder, { playedMinutes, goesOn }))
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000 * (tries + 1)))
    }
  }
}
