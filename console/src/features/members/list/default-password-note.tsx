import { useQuery } from '@tanstack/react-query'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { defaultPasswordQuery } from '../../../shared/forms/default-password.ts'

/** Without a default password no account can be opened or reset, so it is said before anybody types a reason. */
export function DefaultPasswordNote() {
  const t = useText()
  const { data } = useQuery(defaultPasswordQuery)
  if (!data || data.set) return null
  return (
    <Note tone="pending" title={t('identity-desk.noDefault')}>
      {t('identity-desk.noDefaultText')}{' '}
      <Link
        to={{ path: '/security', hash: 'default-password' }}
        className="font-semibold text-link underline"
      >
        {t('identity-desk.toSecurity')}
      </Link>
    </Note>
  )
}
