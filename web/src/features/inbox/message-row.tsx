import type { InboxMessage } from '@baize/contract/support/support'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { messageKindNames } from './kind-names.ts'

type Props = {
  readonly message: InboxMessage
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** One message of the list. The whole row leads into it, save the box that chooses it. */
export function MessageRow({ message, chosen, onToggle }: Props) {
  const t = useText()
  const { path, search } = useAddress()
  const { id, title, text, kind, at, isRead } = message
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 hover:bg-hover">
      <div className="relative z-10 -m-2 p-2.5">
        <Checkbox
          label={<span className="sr-only">{t('support.select', { title })}</span>}
          checked={chosen}
          onChange={onToggle}
        />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-x-3 max-sm:flex-col">
          <Link
            to={{ path, search: { ...search, message: id } }}
            className={cx(
              'min-w-0 flex-1 break-words after:absolute after:inset-0 sm:truncate',
              isRead ? 'text-text-2' : 'font-semibold text-text',
            )}
          >
            {!isRead && (
              <>
                <span
                  aria-hidden="true"
                  className="me-2 inline-block size-2 rounded-full bg-brass align-middle"
                />
                <span className="sr-only">{t('support.unreadMark')}</span>
              </>
            )}
            {title}
          </Link>
          <span className="flex-none text-meta text-text-3">
            <BrandMoment at={at} />
          </span>
        </div>
        <p className="truncate text-body-s text-text-3">
          <span className="text-text-2">{t(messageKindNames[kind])}</span> · {text}
        </p>
      </div>
    </li>
  )
}
