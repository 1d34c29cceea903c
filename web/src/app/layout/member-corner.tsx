import { lazy, Suspense, useState } from 'react'
import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import { Avatar } from '@baize/ui/avatar'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import type { Person } from '../../shared/session.ts'

const MemberMenu = lazy(async () => ({ default: (await import('./member-menu.tsx')).MemberMenu }))

/** The signed-in end of the header. The balance joins it with the wallet. */
export function MemberCorner({ person }: { person: Person }) {
  const t = useText()
  const [wanted, setWanted] = useState(false)
  const now = useAddress()
  const face = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('shell.memberMenu', { name: person.nickname })}
      onClick={() => setWanted(true)}
      className="inline-flex size-11 items-center justify-center rounded-full"
    >
      <Avatar name={person.nickname} />
    </button>
  )
  return (
    <>
      {person.isTrial && (
        <Link
          to="/register"
          className="rounded-chip border border-brass px-2 text-meta font-semibold text-brass"
        >
          {t('shell.trial')}
        </Link>
      )}
      <Link
        to={overPage(now, { m: 'depositv2' })}
        className={buttonClass({ variant: 'primary' }) + ' max-md:hidden'}
      >
        {t('shell.deposit')}
      </Link>
      <Link to={overPage(now, { m: 'withdraw' })} className={buttonClass() + ' max-md:hidden'}>
        {t('shell.withdraw')}
      </Link>
      {wanted ? (
        <Suspense fallback={face}>
          <MemberMenu person={person} face={face} />
        </Suspense>
      ) : (
        face
      )}
    </>
  )
}
