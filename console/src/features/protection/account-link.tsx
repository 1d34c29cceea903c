import { Link } from '@baize/ui/navigation/link'

type Props = { readonly id: string; readonly account: string }

/** A member by name: the way to the limits on the member's page. */
export function AccountLink({ id, account }: Props) {
  return (
    <Link
      to={{ path: '/member', search: { id, tab: 'limits' } }}
      className="inline-flex min-h-6 items-center font-medium break-all text-link underline-offset-4 hover:underline"
    >
      {account}
    </Link>
  )
}
