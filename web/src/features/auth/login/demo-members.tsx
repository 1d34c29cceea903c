import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { listDemoMembers } from '@baize/contract/identity/session'
import { Avatar } from '@baize/ui/figures/avatar'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { demoMembersQuery } from '../api.ts'

export type DemoMember = ReplyOf<typeof listDemoMembers>[number]

const kinds: Readonly<Record<DemoMember['kind'], TextKey>> = {
  member: 'identity.demoMember',
  agent: 'identity.demoAgent',
  changing: 'identity.demoChanging',
  expired: 'identity.demoExpired',
  two_step: 'identity.demoTwoStep',
  house: 'identity.demoHouse',
}

type Props = {
  /** Those of one kind, where no other may come in. */
  readonly only?: DemoMember['kind']
  readonly onChoose: (member: DemoMember) => void
}

/** Fills the form with a login of the demo. In production there are none and nothing shows. */
export function DemoMembers({ only, onChoose }: Props) {
  const t = useText()
  const { data = [] } = useQuery(demoMembersQuery)
  const members = data.filter(({ kind }) => only === undefined || kind === only)
  if (members.length === 0) return null
  return (
    <section aria-label={t('identity.demoLogins')} className="border-t border-line pt-4">
      <p className="text-meta font-medium text-text-3">{t('identity.demoLogins')}</p>
      <ul className="-mx-2 mt-1 grid grid-cols-2 gap-1">
        {members.map((member) => (
          <li key={member.account} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(member)}
              className="flex min-h-12 w-full items-center gap-2.5 rounded-ctl px-2 text-start text-meta hover:bg-hover"
            >
              <Avatar name={member.account} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{member.account}</span>
                <span className="block truncate text-caption text-text-3">
                  {t(kinds[member.kind])}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
