import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { totalOf, type Counted } from './statistics.ts'

type Data = {
  readonly hours: readonly Counted[]
  readonly members: number
  readonly openSessions: number
}

/** How many there are, how many are here, and how the span went. */
export function SignInFigures({ data }: { readonly data: Data | undefined }) {
  const t = useText()
  const countText = useCountText()
  const { tag } = languageEntry(useLanguage())
  const share = (part: number, all: number) =>
    all === 0
      ? t('identity-desk.noTries')
      : t('identity-desk.refusedShare', {
          share: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(
            part / all,
          ),
          count: countText(part),
        })
  const rows = data?.hours ?? []
  const login = totalOf(rows, 'login')
  const sms = totalOf(rows, 'sms')
  const register = totalOf(rows, 'register')
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      <Figure
        label={t('identity-desk.figureMembers')}
        figure={data && countText(data.members)}
        text={t('identity-desk.figureMembersText')}
      />
      <Figure
        label={t('identity-desk.openSessions')}
        figure={data && countText(data.openSessions)}
        text={t('identity-desk.openSessionsText')}
      />
      <Figure
        label={t('identity-desk.statLogin')}
        figure={data && countText(login.good)}
        text={share(login.refused, login.all)}
      />
      <Figure
        label={t('identity-desk.statRegister')}
        figure={data && countText(register.good)}
        text={share(register.refused, register.all)}
      />
      <Figure
        label={t('identity-desk.statSms')}
        figure={data && countText(sms.good)}
        text={share(sms.refused, sms.all)}
      />
    </dl>
  )
}

type FigureProps = { readonly label: string; readonly figure: ReactNode; readonly text: string }

function Figure({ label, figure, text }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-s1 px-4 py-3.5">
      <dt className="font-medium text-text-2">{label}</dt>
      <dd>
        {figure === undefined ? (
          <>
            <Skeleton className="my-1 h-6 w-24" />
            <Skeleton className="my-1 h-3 w-32" />
          </>
        ) : (
          <>
            <span className="block font-display text-h3 font-semibold">{figure}</span>
            <span className="text-text-3">{text}</span>
          </>
        )}
      </dd>
    </div>
  )
}
