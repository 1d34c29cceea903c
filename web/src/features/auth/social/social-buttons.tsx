import { useQuery } from '@tanstack/react-query'
import { hrefOf, useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { socialProvidersQuery } from '../api.ts'
import { placeAfterLogin } from '../next.ts'

/**
 * The providers that the operator has configured. Each is a link and not a window of its own: what goes through another
 * site cannot speak to the page that opened it, so this page goes there and comes back.
 */
export function SocialButtons() {
  const t = useText()
  const { data: providers = [] } = useQuery(socialProvidersQuery)
  // Where one comes back to follows the address.
  useAddress()
  if (providers.length === 0) return null
  const next = encodeURIComponent(hrefOf(placeAfterLogin()))
  return (
    <section aria-label={t('identity.orContinueWith')} className="grid gap-3">
      <p className="flex items-center gap-3 text-meta text-text-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        {t('identity.orContinueWith')}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-2">
        {providers.map(({ id, name }) => (
          <a
            key={id}
            href={`/wps/session/social/${encodeURIComponent(id)}/start?next=${next}`}
            className={buttonClass({ variant: 'outline' }) + ' min-h-11 min-w-0'}
          >
            <Letter name={name} />
            <span className="truncate">{name}</span>
          </a>
        ))}
      </div>
    </section>
  )
}

/** Marks of other companies are theirs; a letter in a ring says enough beside the name. */
function Letter({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-5 flex-none place-items-center rounded-full border border-current text-caption font-bold"
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  )
}
