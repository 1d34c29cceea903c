import type { Mission, MissionPeriod } from '@baize/contract/promotions/missions'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import type { MissionSummary } from './api.ts'
import { MissionRow } from './mission-row.tsx'

const headings: Readonly<Record<MissionPeriod, TextKey>> = {
  daily: 'missions.today',
  weekly: 'missions.week',
  monthly: 'missions.month',
  once: 'missions.once',
}
const periods = ['daily', 'weekly', 'monthly', 'once'] as const

type Props = { readonly summary: MissionSummary; readonly missions: readonly Mission[] }

/** Missions by their period, with what can be claimed first; what is left from before stands on top. */
export function MissionList({ summary, missions }: Props) {
  const t = useText()
  const now = Date.parse(summary.now)
  const isPast = ({ endsAt }: Mission) => Date.parse(endsAt) <= now
  const groups = [
    { id: 'before', title: t('missions.before'), list: missions.filter(isPast) },
    ...periods.map((period) => ({
      id: period,
      title: t(headings[period]),
      list: missions.filter((one) => one.period === period && !isPast(one)),
    })),
  ].filter(({ list }) => list.length > 0)
  const has = (...states: readonly Mission['state'][]) =>
    missions.filter(({ state }) => states.includes(state)).length
  const counts = { claim: has('reached'), open: has('joined', 'progress'), done: has('claimed') }
  return (
    <div className="grid gap-5">
      {groups.map(({ id, title, list }, place) => (
        <section key={id}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-1">
            <h3 className="text-h4">{title}</h3>
            {place === 0 && <p className="text-meta text-text-2">{t('missions.counts', counts)}</p>}
          </div>
          <ul>
            {list
              .toSorted((one, other) => order[one.state] - order[other.state])
              .map((mission) => (
                <MissionRow key={`${mission.id} ${mission.label}`} mission={mission} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const order: Readonly<Record<Mission['state'], number>> = {
  reached: 0,
  progress: 1,
  joined: 2,
  locked: 3,
  claimed: 4,
  expired: 5,
}
