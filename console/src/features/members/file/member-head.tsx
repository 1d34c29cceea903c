import { ArrowLeft, Ellipsis, Lock, LockOpen, StickyNote, Tag } from 'lucide-react'
import { goBack } from '@baize/ui/navigation/address.ts'
import { Avatar } from '@baize/ui/figures/avatar'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/navigation/link'
import { Menu } from '@baize/ui/overlays/menu'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { MemberPartProps } from '../acts/acts.ts'
import { MemberStateChip, TagChip, TypeChip } from './member-chips.tsx'
import { useMenuItems } from '../acts/menu-items.tsx'

/** Who it is at a glance, and what can be done. */
export function MemberHead({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  const { member, iconUrl } = file
  return (
    <header className="grid gap-3">
      <button
        type="button"
        onClick={() => goBack({ path: '/members' })}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start rounded-chip font-medium text-link hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {t('ops.placeMembers')}
      </button>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-96 items-start gap-4">
          <Avatar size="lg" name={member.account} src={iconUrl === '' ? undefined : iconUrl} />
          <div className="grid min-w-0 gap-1.5">
            <div className="flex flex-wrap items-center gap-2">
              <h1 className="me-1 text-h3 break-all md:text-h2">{member.account}</h1>
              <Chips file={file} />
              {may('tags') && (
                <button
                  type="button"
                  onClick={() => onAct({ does: 'tags' })}
                  className="inline-flex h-6 items-center gap-1 rounded-chip border border-dashed border-line-strong px-1.5 text-meta font-medium text-text-2 hover:bg-hover pointer-coarse:h-11"
                >
                  <Tag size={12} aria-hidden="true" />
                  {t('identity-desk.editTags')}
                </button>
              )}
            </div>
            <Line file={file} />
          </div>
        </div>
        <Actions file={file} may={may} onAct={onAct} />
      </div>
    </header>
  )
}

function Chips({ file: { member, security } }: Pick<MemberPartProps, 'file'>) {
  const t = useText()
  return (
    <>
      <MemberStateChip state={member.state} />
      <TypeChip type={member.type} />
      {security.lockedMinutes > 0 && (
        <StatusChip tone="pending" icon={<Lock size={14} aria-hidden="true" />}>
          {t('identity-desk.lockedFor', { minutes: security.lockedMinutes })}
        </StatusChip>
      )}
      {security.mustChangePassword && (
        <StatusChip tone="pending">{t('identity-desk.mustChange')}</StatusChip>
      )}
      {member.tags.map((tag) => (
        <TagChip key={tag} tag={tag} />
      ))}
    </>
  )
}

/** Name, upline and the last login in one line that wraps where it must. */
function Line({ file: { member, profile, logins } }: Pick<MemberPartProps, 'file'>) {
  const t = useText()
  const names = [profile.realName, member.nickname].filter((name) => name !== '')
  const lastIp = logins.find(({ outcome }) => outcome === 'ok')?.ip ?? ''
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-text-3">
      {[...new Set(names)].map((name) => (
        <span key={name} className="font-medium text-text-2">
          {name}
        </span>
      ))}
      <span>
        {t('identity-desk.joined')} <DeskMoment at={member.registeredAt} show="date" />
      </span>
      {member.upline && (
        <span>
          {t('identity-desk.upline')}{' '}
          <Link
            to={{ path: '/member', search: { id: member.upline.id } }}
            className="font-medium text-link hover:underline"
          >
            {member.upline.account}
          </Link>
        </span>
      )}
      <span>
        {member.lastLoginAt === null ? (
          t('identity-desk.neverIn')
        ) : (
          <>
            {t('identity-desk.columnLastLogin')} <DeskMoment at={member.lastLoginAt} />
            {lastIp !== '' && ` ${t('identity-desk.fromIp', { ip: lastIp })}`}
          </>
        )}
      </span>
    </p>
  )
}

function Actions({ file, may, onAct }: MemberPartProps) {
  const t = useText()
  const items = useMenuItems({ file, may, onAct })
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5 max-sm:*:px-2.5">
      {may('note') && (
        <Button icon={<StickyNote size={18} />} onClick={() => onAct({ does: 'note' })}>
          {t('identity-desk.addNote')} <DeskKey>N</DeskKey>
        </Button>
      )}
      {may('lock') && (
        <Button
          icon={<Lock size={18} />}
          className="border-neg! text-neg!"
          onClick={() => onAct({ does: 'lock' })}
        >
          {t('identity-desk.lock')}
        </Button>
      )}
      {may('unlock') && (
        <Button
          variant="primary"
          icon={<LockOpen size={18} />}
          onClick={() => onAct({ does: 'unlock' })}
        >
          {file.member.state === 'closed' ? t('identity-desk.reopen') : t('identity-desk.unlock')}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          trigger={
            <IconButton
              variant="outline"
              label={t('ops.actionsFor', { name: file.member.account })}
              icon={<Ellipsis size={20} />}
            />
          }
          items={items}
        />
      )}
    </div>
  )
}
