import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Mission, MissionStep } from '@baize/contract/promotions/missions'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { lastMoment } from '../../shared/last-moment.ts'
import { OfferArt } from '../../shared/offer-art.tsx'
import { useOnline } from '../../shared/online.ts'
import { useSums } from '../../shared/sums.ts'
import { claimStep } from './api.ts'

const art: Readonly<Record<Mission['kind'], string>> = {
  once: 'key',
  validBet: 'coin',
  depositSum: 'vault',
  depositCount: 'chest',
  activeDays: 'sun',
  games: 'dice',
  signIn: 'clover',
  streak: 'flame',
  board: 'crown',
}

/** The step that matters now: one that can be claimed, then the next that is open, then the last. */
function presentStep({ steps }: Mission): MissionStep | undefined {
  const by = (state: MissionStep['state']) => steps.find((step) => step.state === state)
  return by('reached') ?? by('waiting') ?? by('open') ?? steps.at(-1)
}

/** What is to be done, how far it is, what it gives, and the one thing to do. */
export function MissionRow({ mission }: { readonly mission: Mission }) {
  const t = useText()
  const day = useMomentText()
  const sums = useSums(mission.currency)
  const step = presentStep(mission)
  if (step === undefined) return null
  const isSum = mission.kind === 'validBet' || mission.kind === 'depositSum'
  const number = new Intl.NumberFormat(sums.tag)
  const write = (value: string) => (isSum ? sums.short(value) : number.format(BigInt(value)))
  const value = BigInt(mission.value) < BigInt(step.goal) ? mission.value : step.goal
  const share = Number((BigInt(value) * 100n) / BigInt(step.goal))
  const isOpen = step.state === 'open' && mission.state !== 'locked'
  const progress = t('missions.of', { value: write(value), goal: write(step.goal) })
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-0 md:grid-cols-[56px_minmax(0,1fr)_auto]">
      <OfferArt
        seed={art[mission.kind]}
        shape="plate"
        className="size-12 self-start rounded-[6px] md:size-14"
      />
      <div className="min-w-0">
        <h4 className="font-sans text-body font-semibold break-words">{mission.title}</h4>
        {mission.line !== '' && <p className="text-meta text-text-2">{mission.line}</p>}
        {mission.endedFor !== '' && (
          <p className="text-meta break-words text-text-2">
            {t('missions.endedFor', { reason: mission.endedFor })}
          </p>
        )}
        {mission.steps.length > 1 && (
          <p className="text-caption text-text-3">
            {t('missions.step', { step: step.step, count: mission.steps.length })}
          </p>
        )}
        {isOpen ? (
          <div className="mt-1.5 flex items-center gap-3">
            <div
              role="progressbar"
              aria-label={mission.title}
              aria-valuenow={share}
              aria-valuetext={progress}
              className="h-1.5 min-w-12 flex-1 overflow-clip rounded-full bg-s3"
            >
              <div className="h-full bg-metal" style={{ inlineSize: `${share}%` }} />
            </div>
            <span className="figures text-body-s">{progress}</span>
          </div>
        ) : (
          <State mission={mission} step={step} />
        )}
      </div>
      <div className="self-start text-end">
        <p className="figures font-semibold whitespace-nowrap">{sums.full(step.reward)}</p>
        {(isOpen || step.state === 'reached') && (
          <p className="text-caption text-text-3">
            {t(isOpen ? 'missions.by' : 'missions.claimBy', {
              day: day(lastMoment(isOpen ? mission.endsAt : mission.claimUntil), 'day'),
            })}
          </p>
        )}
        {step.state === 'claimed' && <StatusChip tone="ok">{t('missions.claimed')}</StatusChip>}
      </div>
      {step.state === 'reached' && (
        <Claim key={`${mission.label} ${step.step}`} mission={mission} step={step} />
      )}
    </li>
  )
}

type StepProps = { readonly mission: Mission; readonly step: MissionStep }

function State({ mission, step }: StepProps) {
  const t = useText()
  const day = useMomentText()
  if (mission.state === 'locked') {
    return <p className="text-meta">{t('missions.opens', { at: day(mission.startsAt) })}</p>
  }
  if (step.state === 'expired') return <p className="text-meta text-text-3">{t('missions.over')}</p>
  if (step.state === 'waiting') return <p className="text-meta">{t('missions.waiting')}</p>
  return (
    <p className="flex items-center gap-1.5 text-meta text-pos">
      <Check size={14} aria-hidden="true" />
      {t('missions.done')}
    </p>
  )
}

function Claim({ mission, step }: StepProps) {
  const t = useText()
  const say = useAnnounce()
  const online = useOnline()
  const sums = useSums(mission.currency)
  const [busy, setBusy] = useState(false)
  const isOnItsWay = useRef(false)
  const [failed, setFailed] = useState('')

  async function claim() {
    // A second press claims nothing more: neither at one moment, nor before the row says that it was taken.
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setBusy(true)
    setFailed('')
    try {
      const amount = await claimStep(mission.id, mission.label, step.step)
      say(t('missions.taken', { amount: sums.full(amount) }))
    } catch (error) {
      isOnItsWay.current = false
      setFailed(failureText(error))
    }
    setBusy(false)
  }

  return (
    <div className="col-span-full col-start-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      {mission.times > 0 && (
        <p className="flex-1 text-caption text-text-2">
          {t('missions.toBet', { times: mission.times })}
        </p>
      )}
      <Button
        variant="primary"
        className="min-w-32 max-md:flex-1"
        busy={busy}
        disabled={!online}
        aria-label={t('missions.claimOf', { title: mission.title })}
        onClick={() => void claim()}
      >
        {t('missions.claim')}
      </Button>
      {failed !== '' && (
        <p role="alert" className="basis-full text-meta text-neg">
          {failed}
        </p>
      )}
    </div>
  )
}
