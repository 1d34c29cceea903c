import { Link } from '@baize/ui/navigation/link'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'

type Props = { readonly of: TextKey; readonly name?: string }

/** A sentence in which the main site is a link. */
export function WithSite({ of, name = '' }: Props) {
  const t = useText()
  const [before, after] = t(of, { site: '\u0000', name }).split('\u0000')
  return (
    <>
      {before}
      <Link to="/" className="font-medium text-link underline-offset-2 hover:underline">
        {t('identity.mainSite')}
      </Link>
      {after}
    </>
  )
}
