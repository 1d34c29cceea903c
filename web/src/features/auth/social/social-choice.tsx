import { Link2, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { exchangeSocial } from '@baize/contract/identity/verification'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'

export type SocialChoiceMade = NonNullable<ReplyOf<typeof exchangeSocial>['choice']>

type Props = {
  readonly choice: SocialChoiceMade
  readonly onChoose: (what: 'link' | 'register') => void
  readonly onLeave: () => void
}

/** Somebody new from a provider: says first that the link is for good, and lets nobody on who has not agreed. */
export function SocialChoice({ choice: { provider, name }, onChoose, onLeave }: Props) {
  const t = useText()
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused > 0) area.current?.querySelector('input')?.focus()
  }, [refused])
  const choose = (what: 'link' | 'register') => () =>
    agreed ? onChoose(what) : setRefused(refused + 1)
  return (
    <div ref={area} className="grid grid-cols-1 gap-4">
      <p className="text-text-2">
        {name === ''
          ? t('identity.socialKnownUnnamed', { provider })
          : t('identity.socialKnown', { name, provider })}
      </p>
      <Note tone="pending" title={t('identity.socialPermanentTitle')}>
        {t('identity.socialPermanentText', { provider })}
      </Note>
      <Checkbox
        label={t('identity.socialAgree')}
        checked={agreed}
        error={refused > 0 && !agreed ? t('identity.socialAgreeMissing') : undefined}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <div className="grid gap-2.5">
        <Way
          icon={<Link2 size={20} aria-hidden="true" />}
          title={t('identity.socialLink')}
          text={t('identity.socialLinkText')}
          onChoose={choose('link')}
        />
        <Way
          icon={<UserPlus size={20} aria-hidden="true" />}
          title={t('identity.socialCreate')}
          text={t('identity.socialCreateText')}
          onChoose={choose('register')}
        />
      </div>
      <Button block className="min-h-11" onClick={onLeave}>
        {t('identity.socialOther')}
      </Button>
    </div>
  )
}

type WayProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly onChoose: () => void
}

function Way({ icon, title, text, onChoose }: WayProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-16 items-center gap-3 rounded-ctl border border-line-strong px-4 py-2.5 text-start hover:bg-hover"
    >
      <span className="flex-none text-brass">{icon}</span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-meta text-text-3">{text}</span>
      </span>
    </button>
  )
}
