import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import type { SocialChoiceMade } from './social-choice.tsx'

type Props = { readonly choice: SocialChoiceMade; readonly onLeave: () => void }

/** Reminds above the form of a registration with whom the new account will be linked. */
export function SocialRegisterNote({ choice: { provider, name }, onLeave }: Props) {
  const t = useText()
  return (
    <Note tone="info">
      <p>
        {name === ''
          ? t('identity.socialRegister', { provider })
          : t('identity.socialRegisterAs', { name, provider })}
      </p>
      <button type="button" onClick={onLeave} className="mt-1 min-h-6 font-medium underline">
        {t('identity.socialRegisterAlone')}
      </button>
    </Note>
  )
}
