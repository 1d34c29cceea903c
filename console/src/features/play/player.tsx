import type { PlayRound } from '@baize/contract/play/provider-desk'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'

type PlayerProps = {
  readonly of: Pick<PlayRound, 'member' | 'account'>
  /** The id below the name, where there is room for it. */
  readonly withId?: boolean
}

/** Who plays, by name: the way to the member's page. The server names nobody to those who may not see members. */
export function Player({ of: { member, account }, withId = false }: PlayerProps) {
  const t = useText()
  if (member === '') return t('play-desk.funMoney')
  if (account === '') return <span className="break-all">{member}</span>
  return (
    <>
      <Link
        to={{ path: '/member', search: { id: member } }}
        title={member}
        className="inline-flex min-h-6 items-center font-medium break-all text-link underline-offset-4 hover:underline"
      >
        {account}
      </Link>
      {withId && (
        <span className="block text-meta font-normal break-all text-text-3">{member}</span>
      )}
    </>
  )
}
