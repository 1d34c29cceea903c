import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { MemberFile } from '../api.ts'
import { useTypeName } from '../use-type-name.ts'

/** The account in a few lines. */
export function AccountFacts({ file }: { readonly file: MemberFile }) {
  const t = useText()
  const typeName = useTypeName()
  const { member, currency, sessions } = file
  return (
    <KeyValues
      items={[
        { id: 'id', label: t('identity-desk.id'), value: <MemberId id={member.id} /> },
        { id: 'type', label: t('identity-desk.columnType'), value: typeName(member.type) },
        { id: 'currency', label: t('identity-desk.currency'), value: currency },
        {
          id: 'joined',
          label: t('identity-desk.columnJoined'),
          value: <DeskMoment at={member.registeredAt} show="date" />,
        },
        {
          id: 'login',
          label: t('identity-desk.columnLastLogin'),
          value:
            member.lastLoginAt === null ? (
              t('ops.never')
            ) : (
              <DeskMoment at={member.lastLoginAt} show="short" />
            ),
        },
        {
          id: 'upline',
          label: t('identity-desk.upline'),
          value: member.upline ? (
            <Link
              to={{ path: '/member', search: { id: member.upline.id } }}
              className="text-link hover:underline"
            >
              {member.upline.account}
            </Link>
          ) : (
            t('ops.none')
          ),
        },
        { id: 'sessions', label: t('identity-desk.openSessions'), value: sessions.length },
      ]}
    />
  )
}

function MemberId({ id }: { readonly id: string }) {
  const t = useText()
  return (
    <span className="-my-1.5 inline-flex items-center gap-2 text-caption break-all">
      {id}
      <CopyButton text={id} label={t('identity-desk.copyId')} iconOnly />
    </span>
  )
}
